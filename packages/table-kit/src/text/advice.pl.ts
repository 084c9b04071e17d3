/** Szanse, rady i powody botów. */
import type { Expected } from '@muster/kernel/odds'
import type * as english from './advice.en.ts'
import { awayIn, chanceOf, onlyAway, points } from './chance.ts'

const fightsOn = (odds: Expected): string =>
  odds.fightsOn === 'all'
    ? ', jeśli wszyscy walczą dalej'
    : odds.fightsOn === 'own'
      ? ', jeśli walczysz dalej'
      : ', jeśli obie strony grają rozsądnie'

export const odds: typeof english.odds = {
  chance: chanceOf,
  attack: ({ wins, give }) =>
    `szansa wygranej ${Math.round(wins * 100)} %${give === undefined ? '' : `, z dokładnością do ${points(give)}`}`,
  brief: (odds) =>
    `${odds.attacks ? 'Wygrana' : 'Obrona'}: ${chanceOf(odds)}${onlyAway(odds) ? `, odwrót: ${awayIn(odds)} %` : ''}`,
  battle: (odds) =>
    `${odds.attacks ? 'na wygraną' : 'na utrzymanie pola'}${fightsOn(odds)}; ${Math.round(odds.wipedOut * 100)}\u00a0% na utratę wszystkich${awayIn(odds) > 0 ? `, ${awayIn(odds)}\u00a0% na odwrót po przegranej` : ''}. Strata siły: ty ${odds.loses.toFixed(1).replace('.', ',')}, oni ${odds.enemyLoses.toFixed(1).replace('.', ',')}.`,
  title: 'Szanse w bitwach',
  hint: 'Policzone z tego, co możesz wiedzieć. Między ludźmi decyduje ten, kto zakłada partię.',
}

export const advice: typeof english.advice = {
  ask: 'Co zrobiłby dobry gracz?',
  short: 'Rada',
  title: 'Co zrobiłby tu dobry gracz',
  thinking: 'Chwila namysłu…',
  none: 'Nie ma tu czego radzić.',
  first: 'Najlepiej',
  second: 'Albo',
  steps: (choices) => choices.join(', potem '),
  more: (count) => `i jeszcze ${count}`,
  take: 'Zrób to',
  reason: {
    only: 'Nie ma nic innego do wyboru.',
    other: 'To jedyny inny wybór.',
    luck: '',
    'first-sight': 'Na pierwszy rzut oka wygląda najlepiej.',
    next: 'Na pierwszy rzut oka wygląda na drugie w kolejności.',
    speaks: (speaks) => `Przemawia za tym: ${speaks.join('; ')}.`,
    counsel: 'Tak podpowiada doświadczenie tych, którzy znają grę.',
    alike: 'Prawie nie różni się od innych wyborów.',
    further: 'Samo w sobie nie wygląda lepiej niż inny wybór; okazuje się lepsze na dalszą metę.',
    end: 'Kończy partię.',
    eye: (speaks, after) =>
      `Przemawia za tym: ${speaks.join('; ')}. Szansa na wygranie partii wyniesie wtedy ${after} %.`,
    battle: (odds) => `Szansa na wygranie bitwy w tym miejscu: ${chanceOf(odds)}.`,
  },
}

export const reason: typeof english.reason = {
  only: 'Nie było nic innego do wyboru.',
  luck: 'Wybiera losowo.',
  'first-sight': 'Robi to, co na pierwszy rzut oka wygląda najlepiej.',
  counsel: 'Kieruje się prostą zasadą.',
  alike: 'Nie widzi prawie żadnej różnicy między wyborami.',
  further:
    'Samo w sobie nie jest to lepsze od innych wyborów: okazało się najlepsze po namyśle na dalszą metę.',
  end: 'Kończy tym partię.',
  eye: (speaks: readonly string[], before: number, after: number) =>
    `Najbardziej przemawia za tym: ${speaks.join('; ')}. Jego szanse na zwycięstwo, tak jak je widzi: ${before === after ? `nadal ${after} %` : `${before} % → ${after} %`}.`,
  unknown: 'Nie umie powiedzieć dlaczego.',
}
