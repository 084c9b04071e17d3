import { drawn } from './drawn.ts'

/** How the printed board and the pieces look, in terms of the variables of theme and sides. */
export const boardCss = (): string => drawn(`${printCss()}${pieceCss()}`)

function printCss(): string {
  return `
.board{display:block;background:var(--frame-fill)}
.board text,.piece text{font-variant-numeric:lining-nums}
.board text{text-rendering:geometricPrecision}
.sea{fill:var(--sea)}.land{fill:var(--land)}
.near{fill:none;stroke:var(--sea-near);stroke-linejoin:round}.n1{stroke-width:46px;opacity:.35}.n2{stroke-width:22px;opacity:.5}
.wl{fill:none;stroke:var(--water)}.net{fill:none;stroke:var(--water);stroke-width:.55px;opacity:.28}
.coast{fill:none;stroke:var(--coast);stroke-width:1.25px;stroke-linejoin:round}
.wash .w0{fill:var(--tint);opacity:var(--wash-0)}.wash .w1,.wash .w2{fill:none;stroke:var(--tint)}
.wash .w1{stroke-width:36px;opacity:var(--wash-1)}.wash .w2{stroke-width:15px;opacity:var(--wash-2)}
.tint-0{--tint:var(--tint-0)}.tint-1{--tint:var(--tint-1)}.tint-2{--tint:var(--tint-2)}.tint-3{--tint:var(--tint-3)}.tint-4{--tint:var(--tint-4)}.tint-5{--tint:var(--tint-5)}
.wash.scenery .w0{fill:var(--scenery);opacity:1}.wash.scenery .w1,.wash.scenery .w2{stroke:none}
.wash.foreign .w0{fill:var(--foreign);opacity:1}.wash.foreign .w1,.wash.foreign .w2{stroke:var(--paper-3);opacity:.16}
.wash.undisputed .w0{fill:var(--undisputed);opacity:.55}.wash.undisputed .w1{stroke:none}.wash.undisputed .w2{stroke:var(--paper-3);opacity:.4}
.wash.impassable .w0{fill:var(--impassable);opacity:.75}.wash.impassable .w1{stroke:none}.wash.impassable .w2{stroke:var(--ink);opacity:.25}
.wash[class*=home-] .w0{fill:var(--pw);opacity:.27}.wash[class*=home-] .w1{stroke:var(--pw-edge);opacity:.2}.wash[class*=home-] .w2{stroke:var(--pw-edge);opacity:.5}
.wash.disputed .w0{fill:var(--paper);opacity:1}.wash.disputed .w1{stroke:none}.wash.disputed .w2{stroke:var(--line);stroke-width:5px;opacity:.16}
.ht-wash{fill:var(--pw);opacity:.36}.ht-line{stroke:var(--pw-deep);stroke-width:.75px;fill:none}.ht-dots{stroke-width:1.6px;stroke-linecap:round}
.hatch-box{stroke:var(--ink);stroke-width:1.2px}.seam{stroke:var(--ink);stroke-width:.55px;opacity:.5;fill:none}
.k0{fill:#fff;fill-opacity:.22}.k1,.k2,.k3{fill:none;stroke:#fff}.k1{stroke-width:72px;stroke-opacity:.3}.k2{stroke-width:48px;stroke-opacity:.4}.k3{stroke-width:26px;stroke-opacity:.8}
.river{fill:none;stroke:var(--river);stroke-linecap:round;stroke-linejoin:round}.lake{fill:var(--lake);stroke:var(--coast);stroke-width:.9px}
.hill-lit{fill:var(--hill-lit)}.hill-shade{fill:var(--hill-shade)}.hill-hatch,.hill-line{fill:none;stroke:var(--hill-ink);stroke-linecap:round}.hill-hatch{stroke-width:.6px;opacity:.8}.hill-line{stroke-width:.95px}
.leaf{fill:var(--leaf);stroke:var(--hill-ink);stroke-width:.65px}.twig{fill:none;stroke:var(--hill-ink);stroke-width:.55px}
.b{fill:none;stroke-linejoin:round;stroke-linecap:round}
.b-case{stroke:var(--case);stroke-width:6px}.b-case.y-yellow{stroke:var(--yellow);stroke-width:7.5px;opacity:.85}.b-line{stroke:var(--line);stroke-width:2.3px}
.b-thin{stroke:var(--red);stroke-width:1.5px}.lozenge{fill:var(--red);stroke:var(--case);stroke-width:.5px}
.b-bank{stroke:var(--bank);stroke-width:7.2px}.b-water{stroke:var(--flow);stroke-width:4.6px}.b-flow{stroke:var(--bank);stroke-width:1px;stroke-dasharray:9 6;opacity:.9}
.b-ridge{stroke:var(--line);stroke-width:1.1px}.peak{fill:var(--hill-lit);stroke:var(--line);stroke-width:1.1px;stroke-linejoin:round}.peak-shade{fill:var(--line);opacity:.75}
.b-case-wide{stroke:var(--land);stroke-width:11px;stroke-linecap:butt}.b-dash{stroke:var(--line);stroke-width:6px;stroke-dasharray:17 11;stroke-linecap:butt}.b-dash-red{stroke:var(--red)}
.b-inner{stroke:var(--line);stroke-width:1.3px;stroke-dasharray:5 3.4}
.route-case{fill:none;stroke:var(--sea);stroke-width:8px;opacity:.8;stroke-linecap:round}.route{fill:none;stroke-width:3px}
.route-seal{fill:var(--paper);stroke-width:2.4px}.route-text{font:700 15px var(--f-word);fill:var(--text)}
.strait{fill:none;stroke:var(--line);stroke-width:4px;stroke-dasharray:.1 8;stroke-linecap:round}
.seas text{font-family:var(--f-sea);font-style:var(--slant);font-size:calc(var(--s)*var(--k-sea));fill:var(--sea-ink);text-anchor:middle;stroke:var(--halo-sea);stroke-width:3px;paint-order:stroke;font-weight:var(--w-town)}
.rivers text{font:var(--slant) var(--w-town) 12.6px var(--f-town);letter-spacing:1.2px;fill:var(--sea-ink);stroke:var(--halo);stroke-width:2.6px;paint-order:stroke}
.towns text{font:var(--slant) var(--w-town) 13.4px var(--f-town);letter-spacing:.15px;fill:var(--text);stroke:var(--halo);stroke-width:2.8px;paint-order:stroke;stroke-linejoin:round}
.towns .accent,.rivers .accent{font-family:var(--f-word);font-weight:500}
[data-theme=period] :is(.seas,.towns,.rivers) text[data-w]:lang(pl){font-family:var(--f-word);font-weight:500}
.seas text[data-w]:lang(pl){letter-spacing:2px;font-size:calc(var(--s)*var(--k-sea)*.84)}
.dot{fill:var(--stone);stroke:var(--ink);stroke-width:1.1px}.dot-in{fill:var(--ink)}
.numeral{font:700 var(--s) var(--f-word);fill:var(--text);text-anchor:middle}
.n-ribbon,.n-plain,.n-capital,.n-country{font-family:var(--f-area);font-weight:var(--w-area);font-size:calc(var(--s)*var(--k-area));fill:var(--text);text-anchor:middle}
.n-plain,.n-capital,.n-country{stroke:var(--halo);stroke-width:4.4px;paint-order:stroke;stroke-linejoin:round}
.n-capital{text-transform:uppercase}
[data-theme=period] :is(.n-plain,.n-capital)[data-w]:lang(pl){font-family:var(--f-word);font-weight:500}[data-theme=period] .n-plain[data-w]:lang(pl){font-variant-caps:small-caps}
.n-range{font-family:var(--f-sea);font-style:var(--slant);font-size:calc(var(--s)*var(--k-sea));fill:var(--text);text-anchor:middle;stroke:var(--impassable);stroke-width:5px;paint-order:stroke}
.underline{fill:none;stroke:var(--red);stroke-width:1.6px}
.rib{fill:var(--paper);stroke:var(--ink);stroke-width:1.05px}.rib-tail{fill:var(--paper-2);stroke:var(--ink);stroke-width:.9px;stroke-linejoin:round}.rib-fold{fill:var(--paper-3);stroke:var(--ink);stroke-width:.7px}.rib-line{fill:none;stroke:var(--ink);stroke-width:.5px;opacity:.55}
.paper{fill:url(#grain)}.shade{fill:var(--shade)}
.v0{stop-color:var(--vignette);stop-opacity:0}.v1{stop-color:var(--vignette);stop-opacity:.22}
.frame-fill{fill:var(--frame-fill)}.frame-lines{fill:none;stroke:var(--ink)}.bars{fill:var(--ink)}
.degrees text{font:500 12px var(--f-word);fill:var(--ink);text-anchor:middle}
.strap{fill:var(--strap)}.strap-hi{fill:var(--strap-hi);stroke-width:.9px}
.t-big,.t-small,.t-motto{fill:var(--text);font-size:calc(var(--s)*var(--k-area))}.t-big{font-family:var(--f-area);font-weight:var(--w-area);letter-spacing:3px}.t-small{font-family:var(--f-town);font-style:var(--slant)}.t-motto{font-family:var(--f-word);font-style:var(--slant);font-weight:500;fill:var(--red)}
.plate{fill:var(--paper);stroke:var(--ink);stroke-width:1.5px}.plate-in{fill:none;stroke:var(--ink);stroke-width:.7px}
.head{font:600 var(--s) var(--f-word);fill:var(--text);letter-spacing:.4px}.word{font:500 calc(var(--s)*var(--k-word)) var(--f-word);fill:var(--text)}.mid{text-anchor:middle}
.space{fill:var(--paper);stroke:var(--ink);stroke-width:1.2px}.space-in{fill:none;stroke:var(--ink);stroke-width:.6px}.space-text{font:600 var(--s) var(--f-word);fill:var(--text);text-anchor:middle}.track-line{fill:none;stroke:var(--ink);stroke-width:1.1px;stroke-dasharray:1.5 4;stroke-linecap:round}
.pool-fill{fill:var(--pool);stroke:var(--ink);stroke-width:1.4px}.pool-line{fill:none;stroke:var(--pool-side,var(--ink));stroke-width:1.6px}
.bar-dark{fill:var(--ink);stroke:var(--ink)}.bar-light{fill:var(--paper);stroke:var(--ink)}
.north path{fill:var(--ink)}
.plain-only,.plain-text{display:none}
[data-theme=plain] .ornament,[data-theme=plain] .period-text,[data-theme=plain] .rb,[data-theme=plain] .paper{display:none}
[data-theme=plain] .plain-only,[data-theme=plain] .plain-text{display:inline}
[data-theme=plain] .coast{stroke-width:1.8px}[data-theme=plain] .b-line{stroke-width:3.4px}[data-theme=plain] .b-thin{stroke-width:2px}[data-theme=plain] .wl path:nth-child(n+2){display:none}[data-theme=plain] .near{display:none}
[data-theme=plain] .lozenge{stroke:none}[data-theme=plain] .relief{opacity:.8}[data-theme=plain] .plate{stroke-width:2px}[data-theme=plain] .wash .w2{stroke-width:10px}
[data-theme=plain] .ht-wash{opacity:.3}
[data-theme=dark] .paper{opacity:.35}[data-theme=dark] .wash.disputed .w0{fill:#453f34}[data-theme=dark] .ht-line{stroke:var(--pw)}[data-theme=dark] .ht-wash{opacity:.3}[data-theme=dark] .wash[class*=home-] .w0{opacity:.32}
`
}

function pieceCss(): string {
  return `
.block .face{fill:var(--face)}.block .top{fill:var(--top)}.block .edge{fill:var(--edge)}.block .outline{fill:none;stroke:var(--piece-line);stroke-width:1.8px;stroke-linejoin:round}
.block .grain{fill:none;stroke:var(--face);stroke-width:.9px;opacity:.5}.block .grain.low{stroke:var(--edge);stroke-width:1px;opacity:.35}.block .hi{fill:none;stroke:var(--hi);stroke-width:1.6px;opacity:.8}
.shadow{fill:#1a0f05;opacity:.27}
.block .label{fill:var(--label);stroke:var(--sink);stroke-width:1.4px}.block .rating{font:800 26px var(--f-block);fill:var(--sink)}
.block .rating.small{font-size:37px;letter-spacing:-1px}.block .mark{fill:none;stroke:var(--sink);stroke-width:1.6px;opacity:.75}.block .mark.on{fill:var(--band);stroke:var(--sink);opacity:1}.block .count-disc{fill:#fbf4df;stroke:#2a1d12;stroke-width:3px}.block .count{font:800 45px var(--f-block);fill:#2a1b10}.block .count.long{font-size:36px}
.block .band{fill:var(--band)}.block .name{font-family:var(--f-block);font-weight:700;letter-spacing:.2px;fill:#fff7e4}.block .leads{fill:#ffd76a}
.block .pips circle{fill:var(--faint)}.block .pips.on circle{fill:var(--pip)}.block .rim{transition:transform .35s}
.block .chevrons{fill:none;stroke:var(--sink);stroke-width:2px}.block .mortal{fill:none;stroke:var(--sink);stroke-width:2.8px}.block .heart{fill:var(--t-gules);stroke:var(--sink);stroke-width:5px}.block .rose{fill:var(--t-argent);stroke:var(--sink);stroke-width:9px}.block .rose-eye{fill:var(--t-or)}
.block .region{fill:var(--band)}.block .region-text{font:800 14px var(--f-block);fill:#fff7e4}.block .disc{fill:none;stroke:var(--sink);stroke-width:1.6px}.block .disc-text{font:800 12px var(--f-block);fill:var(--sink)}.block .heir{fill:var(--t-or);stroke:var(--sink);stroke-width:1.4px;stroke-linejoin:round}.block .heir-text{font:800 10.5px var(--f-block);fill:var(--sink)}
.block .well{fill:var(--edge);opacity:.28}.block .well-rim{fill:none;stroke:var(--hi);stroke-width:1.6px;opacity:.6}.block .emboss{stroke:var(--top);opacity:.85}.block .emboss-low{stroke:var(--edge);opacity:.8}
[data-theme=plain] .block .emboss{stroke:#fff;opacity:1}[data-theme=plain] .block .emboss-low,[data-theme=plain] .block .well,[data-theme=plain] .block .grain,[data-theme=plain] .shadow{display:none}[data-theme=plain] .block .outline{stroke-width:3.4px}
.halo{fill:none;stroke:var(--offer);stroke-width:4.6px}.halo-line{fill:none;stroke:var(--offer-line);stroke-width:8.4px;opacity:.85}.chosen-in{fill:none;stroke:#fff6d8;stroke-width:5px;stroke-linejoin:round}.chosen{fill:none;stroke:var(--chosen);stroke-width:3.4px;stroke-linejoin:round}
.is-forbidden{opacity:.5}.seal{fill:#efe2c0;stroke:#2a1d12;stroke-width:2px}.tick{fill:none;stroke:#2a1d12;stroke-width:3px}.is-moved .label{fill:#e3dac2}.ribbon{fill:#e8d9ae;stroke:#2a1d12;stroke-width:1.4px}.ribbon-text{font:700 11.5px var(--f-block);fill:#2a1b10}
.tray{fill:var(--paper);stroke:var(--ink);stroke-width:1.4px;opacity:.94}.tray-line{fill:none;stroke:var(--ink);stroke-width:2px}.tray-dot{fill:var(--ink)}
.pole{stroke:#3a2a1c;stroke-width:2.4px;stroke-linecap:round;fill:none}.cloth{fill:var(--pw);stroke:var(--pw-deep);stroke-width:1.6px}.stand{fill:var(--pw);stroke:var(--pw-deep);stroke-width:2.2px}.cameo{fill:#f8f0da;stroke:#c9a44a;stroke-width:2.6px}.bust{fill:#2a1d16}.crown{fill:#dfae38;stroke:#3a2a1c;stroke-width:6px}
.initial{fill:var(--pw);stroke:var(--pw-deep);stroke-width:2px}.initial-text{font:800 15px var(--f-block);fill:var(--pw-on)}.canvas{fill:#f6eed8;stroke:#3a2a1c;stroke-width:3.4px;stroke-linejoin:round}.stripe{fill:var(--pw);stroke:#3a2a1c;stroke-width:2px}.door{fill:#3a2a1c}.tent-text{font:800 22px var(--f-block);fill:#fff6dc}
.glacis{fill:#cdbb8e;stroke:#3a2a1c;stroke-width:1.6px}.ditch{fill:#a9bdb8;stroke:#3a2a1c;stroke-width:1.6px}.rampart{fill:#f1e6c9;stroke:#3a2a1c;stroke-width:2.6px;stroke-linejoin:round}.rampart-line{fill:none;stroke:#3a2a1c;stroke-width:1.2px}.fort-text{font:800 22px var(--f-block);fill:var(--pw-on)}
.ring{fill:none;stroke-width:5px;stroke:var(--offer)}.ring.is-selected{stroke:var(--chosen)}.counter-name{font:700 17px var(--f-block);fill:var(--text);stroke:var(--halo);stroke-width:4px;paint-order:stroke}
.coin .metal{stroke-width:2px}.coin .milling{fill:none;stroke-dasharray:2 2.4}.coin-text{font:700 26px var(--f-word)}.c-5 .metal{fill:#e6c05a}.c-2 .metal{fill:#d9d4c4}.c-1 .metal{fill:#c98f5c}.c-5{--cd:#6b4c10}.c-2{--cd:#4f4a40}.c-1{--cd:#5f3814}.coin .metal,.coin .milling{stroke:var(--cd)}.coin-text{fill:var(--cd)}
.marker .disc{fill:var(--pw,var(--face));stroke:var(--piece-line);stroke-width:2px}.marker .disc-line{fill:none;stroke:var(--pw-on,#fff6dc);stroke-width:1px;opacity:.7}.marker-text{font:800 20px var(--f-block);fill:var(--pw-on,#fff6dc)}
.gabion{fill:#c9a873;stroke:#3a2a1c;stroke-width:3px}.wicker{fill:none;stroke:#3a2a1c;stroke-width:2px;opacity:.6}.siege .plate{fill:#f7eed7;stroke:#3a2a1c;stroke-width:3px}.siege-text{font:800 38px var(--f-block);fill:#2a1b10}
.imperial .velvet{fill:#7d2430;stroke:#3a2a1c;stroke-width:2px}.imperial .metal{fill:#dfae38;stroke:#3a2a1c;stroke-width:2px}.imperial .cross{fill:none;stroke:#3a2a1c;stroke-width:5px}
.die .side{stroke:var(--piece-line);stroke-width:1.4px;fill:var(--die-side)}.die .lid{stroke:var(--piece-line);stroke-width:1.4px;fill:var(--die-top)}.die .front{stroke:var(--piece-line);stroke-width:2.2px;fill:var(--die-face)}.die .pip{fill:var(--die-pip)}.die{--die-face:#f4ecd4;--die-top:#fbf5e2;--die-side:#bba97c;--die-pip:#2a1d12}.die.is-hit{--die-face:#fbe7b0;--die-top:#fff6d8;--die-side:#cda957;--die-pip:#a8241f}.die.is-miss{opacity:.6}.die .star{fill:var(--die-pip)}
.card .stock{fill:var(--card,#f8f0da);stroke:var(--piece-line);stroke-width:1.8px}.card .trim{fill:none;stroke:var(--cc);stroke-width:3.4px}.card .trim-in{fill:none;stroke:var(--card-ink);stroke-width:.8px}.card .corner{fill:var(--cc);opacity:.85}.card{--card-ink:#3a2a1c}.card .title{font-family:var(--f-area);font-weight:var(--w-area);fill:#2a1b10;text-anchor:middle;letter-spacing:1px}.card .tag{font:italic 500 15px var(--f-word);fill:var(--cc);text-anchor:middle}.card .body{font-family:var(--f-word);font-weight:500;fill:#2a1b10}.card .art{fill:#efe3c4}.card .art-line{fill:none;stroke:#3a2a1c;stroke-width:1.3px}.card .sky{fill:none;stroke:#6f8c93;stroke-width:.6px;opacity:.5}.card .soil{fill:#e3d3a6}.card .furrow{fill:none;stroke:#3a2a1c;stroke-width:.5px;opacity:.5}.card .value{font:700 26px var(--f-word);fill:#2a1b10;text-anchor:middle}.card .disc{fill:#fbf4df;stroke:#3a2a1c;stroke-width:1.6px}.card .go{fill:var(--cc);stroke:#3a2a1c;stroke-width:1.2px}.card .arrow{fill:none;stroke:#fff6dc;stroke-width:1.8px}.card .back-field{fill:var(--cc)}.card .back-line{fill:none;stroke:#fff6dc;stroke-width:1.4px;opacity:.75}
[data-theme=plain] .card{--card:#ffffff}[data-theme=plain] .card .art{fill:#f4f4f4}[data-theme=plain] .card .sky,[data-theme=plain] .card .furrow{display:none}
.k-move{--cc:#2c4f80}.k-event{--cc:#a8241f}.k-action{--cc:#6b5a2c}.k-battle{--cc:#6b5a2c}
@media (prefers-reduced-motion:no-preference){.halo{animation:breathe 1.6s ease-in-out 6 alternate}}@keyframes breathe{to{opacity:.55}}
@media (prefers-reduced-motion:reduce){.block .rim{transition:none}}
`
}
