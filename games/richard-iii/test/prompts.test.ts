/** What players read is what they can do. */
import { promptsNameOnlyOffers } from '@muster/kernel/conformance/prompts'
import { richardIII } from '../game.ts'
import { en } from '../text/en.ts'
import { pl } from '../text/pl.ts'

promptsNameOnlyOffers(richardIII, {
  en: {
    text: en,
    promises: [
      [/show it/, 'redeal'],
      [/\bpass\b/i, 'pass', 'hold'],
      [/\bfinish\b/i, 'done'],
      [/\bend\b/i, 'end'],
      [/move a group|still move/i, 'move'],
      [/recruit a block|be recruited/i, 'recruit'],
      [/to a glowing area/, 'to'],
      [/by sea/, 'sail'],
      [/stop here/, 'stop'],
      [/\bfight\b/, 'fight', 'battle'],
      [/\bcharge\b/, 'charge'],
      [/try treachery/, 'persuade'],
      [/\bretreat\b/, 'retreat'],
      [/area to muster in/, 'muster'],
      [/city for the plague/, 'plague'],
      [/^Use Treason/, 'tempt'],
      [/for later/, 'wait'],
      [/^Regroup/, 'regroup'],
      [/^Execute/, 'execute'],
      [/blocks home/, 'home'],
      [/to the pool/, 'to-pool', 'dismiss'],
    ],
  },
  pl: {
    text: pl,
    promises: [
      [/pokaż/, 'redeal'],
      [/spasuj|\bpas\b/i, 'pass', 'hold'],
      [/zakończ akcje|Albo zakończ/, 'end'],
      [/porusz grupę|jeszcze ruszyć/i, 'move'],
      [/zrekrut/i, 'recruit'],
      [/lądem/, 'to'],
      [/morzem/, 'sail'],
      [/zatrzymaj/, 'stop'],
      [/\bwalka\b/, 'fight'],
      [/szarża/, 'charge'],
      [/: .*zdrada/, 'persuade'],
      [/wycofanie/, 'retreat'],
      [/obszar zbiórki/, 'muster'],
      [/dla plagi/, 'plague'],
      [/^Użyj karty Zdrada/, 'tempt'],
      [/na później/, 'wait'],
      [/^Przegrupuj/, 'regroup'],
      [/^Strać/, 'execute'],
      [/do domu/, 'home'],
      [/do puli/, 'to-pool', 'dismiss'],
    ],
  },
})
