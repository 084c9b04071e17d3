/** The seven powers. Austria's white needs more of it on paper, and a golden edge. */
import type { Colours } from '@muster/board-kit/colours'

export const colours: Colours = {
  counters: {
    britain: ['#b23a33', '#6f1d1a', '#b23a33', '#fff6dc'],
    france: ['#3f6fc0', '#1f3a6b', '#3f6fc0', '#fff6dc'],
    austria: ['#fbf6e8', '#3d3627', '#b9a164', '#2a1d12'],
    prussia: ['#4b4a4c', '#1f1e20', '#4b4a4c', '#fff6dc'],
    russia: ['#4a8547', '#25502a', '#4a8547', '#fff6dc'],
    spain: ['#e0b93a', '#7a5c0c', '#c79f22', '#2a1d12'],
    ottoman: ['#d9772b', '#7d3d0d', '#d9772b', '#2a1d12'],
  },
  marks: {
    britain: ['#b23a33', '#e8887d'],
    france: ['#2f5fb0', '#86a9ea'],
    austria: ['#8f7a36', '#fbf6e8'],
    prussia: ['#3a393c', '#a8a6ae'],
    russia: ['#3b7538', '#7fbf7a'],
    spain: ['#a67c00', '#f0cc55'],
    ottoman: ['#c05a12', '#f0955a'],
  },
  print: `.wash.home-austria .w0{opacity:.75}.wash.home-austria .w2{opacity:.75}
.p-austria .ht-wash{fill:#fffdf4;opacity:.95}[data-theme=plain] .p-austria .ht-wash{opacity:.3}
[data-theme=dark] .p-austria .ht-wash{opacity:.55}[data-theme=dark] .wash.home-austria .w0{opacity:.3}[data-theme=dark] .wash.home-prussia{--pw:#77767b;--pw-edge:#8d8b92}
.route-britain{stroke:var(--red);stroke-dasharray:12 6}.route-spain{stroke:var(--gold);stroke-dasharray:2 6;stroke-width:4.4px;stroke-linecap:round}
.route-seal-britain{stroke:var(--red)}.route-seal-spain{stroke:var(--gold)}
.pool-britain{--pool-side:#b23a33}.pool-france{--pool-side:#3f6fc0}`,
}
