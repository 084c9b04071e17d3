/** What is said of odds, of what a good player would do, and of why a bot chose. */
import type { Expected } from '@muster/kernel/odds'
import { awayIn, chanceOf, onlyAway, points } from './chance.ts'
import { plural } from './plural.en.ts'

const fightsOn = (odds: Expected): string =>
  odds.fightsOn === 'all'
    ? ' if all fight on'
    : odds.fightsOn === 'own'
      ? ' if you fight on'
      : ' if both play as seems best'

export const odds = {
  chance: chanceOf,
  attack: ({ wins, give }: Expected) =>
    `chance to win ${Math.round(wins * 100)} %${give === undefined ? '' : `, give or take ${points(give)}`}`,
  brief: (odds: Expected) =>
    `${odds.attacks ? 'To win' : 'To hold'}: ${chanceOf(odds)}${onlyAway(odds) ? `, to get away: ${awayIn(odds)} %` : ''}`,
  battle: (odds: Expected) =>
    `${odds.attacks ? 'to win' : 'to hold'}${fightsOn(odds)}; ${Math.round(odds.wipedOut * 100)}\u00a0% to lose everybody${awayIn(odds) > 0 ? `, ${awayIn(odds)}\u00a0% to get away beaten` : ''}. Strength lost: you ${odds.loses.toFixed(1)}, they ${odds.enemyLoses.toFixed(1)}.`,
  title: 'Odds of battles',
  hint: 'Worked out from what you may know. Between people, whoever sets up the match decides whether they are shown.',
}

export const advice = {
  ask: 'What would a good player do?',
  short: 'Advice',
  title: 'What a good player would do here',
  thinking: 'Thinking …',
  none: 'Nothing to advise here.',
  first: 'Best',
  second: 'Or',
  steps: (choices: readonly string[]) => choices.join(', then '),
  more: (count: number) => `and ${plural(count, 'more choice')}`,
  take: 'Do it',
  reason: {
    only: 'There is nothing else to choose.',
    other: 'It is the only other choice.',
    luck: '',
    'first-sight': 'It looks best at first sight.',
    /** The same of the second choice. */
    next: 'It looks next best at first sight.',
    speaks: (speaks: readonly string[]) => `What speaks for it: ${speaks.join('; ')}.`,
    counsel: 'A rule of thumb of those who know the game.',
    alike: 'It hardly differs from the other choices.',
    further: 'By itself it looks no better than another choice; it comes out better further on.',
    end: 'It ends the match.',
    eye: (speaks: readonly string[], after: number) =>
      `What speaks for it: ${speaks.join('; ')}. Chance to win the match then: ${after} %.`,
    battle: (odds: Expected) => `Chance to win the battle there: ${chanceOf(odds)}.`,
  },
}

export const reason = {
  only: 'There was nothing else to choose.',
  luck: 'It chooses at random.',
  'first-sight': 'It takes what looks best at first sight.',
  counsel: 'It follows a rule of thumb.',
  alike: 'It saw hardly any difference between its choices.',
  further: 'By itself it looks no better than another choice: it came out best when thought further ahead.',
  end: 'It ends the match.',
  eye: (speaks: readonly string[], before: number, after: number) =>
    `What spoke for it most: ${speaks.join('; ')}. Its chance to win, as it sees it: ${before === after ? `still ${after} %` : `${before} % → ${after} %`}.`,
  unknown: 'It cannot say why.',
}
