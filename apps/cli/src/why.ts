/** "why wallace", "why move wallace", "why to fife": finds what is meant and asks the rules about it. */
import { type Action, pack } from '@muster/kernel/action'
import type { BaseState, Game, Seat } from '@muster/kernel/game'
import { currentStep, offersOf, top } from '@muster/kernel/play'
import type { GameText } from '@muster/kernel/text'
import { type WhyAnswer, why, whyActions } from '@muster/kernel/why'

export interface Asked {
  readonly game: Game
  readonly state: BaseState
  readonly seat: Seat
  readonly text: GameText
}

/** `York Knights`, `york-knights` and `york knights` are the same to whoever types. */
const plain = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/Ł/g, 'L')
    .toLowerCase()
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^the-/, '')

/** The members of a domain that a text may mean: by id or name, or if none fits exactly, by how they begin. */
function meant({ game, text }: Asked, domain: string, words: string): number[] {
  const wanted = plain(words)
  if (wanted === '') return []
  const ids = game.domains[domain]
  const forms = ids.map((id) => [id, plain(text.name(domain, id))])
  const exact = [...ids.keys()].filter((i) => forms[i].includes(wanted))
  return exact.length > 0
    ? exact
    : [...ids.keys()].filter((i) => forms[i].some((each) => each.startsWith(wanted)))
}

/** All actions of a verb that a text may mean. What is left out of it stands for anything. */
function actionsOf(asked: Asked, verb: number, words: readonly string[]): Action[] {
  const [first, second] = asked.game.verbArgs[verb]
  const all = (domain: string): number[] => [...asked.game.domains[domain].keys()]
  if (first === undefined) return words.length === 0 ? [pack(verb)] : []
  if (second === undefined) {
    const ids = words.length === 0 ? all(first) : meant(asked, first, words.join(' '))
    return ids.map((id) => pack(verb, id))
  }
  const found: Action[] = []
  for (let cut = 0; cut <= words.length; cut++) {
    const ones = cut === 0 ? all(first) : meant(asked, first, words.slice(0, cut).join(' '))
    const others = cut === words.length ? all(second) : meant(asked, second, words.slice(cut).join(' '))
    for (const one of ones) for (const other of others) found.push(pack(verb, one, other))
  }
  return found
}

/** The actions that a text names completely or in part, most exact reading first: a verb, or a thing by itself. */
export function readActions(asked: Asked, typed: string): Action[] {
  const words = typed.trim().split(/\s+/)
  const verb = asked.game.verbs.indexOf(words[0].toLowerCase())
  if (verb >= 0) {
    const named = actionsOf(asked, verb, words.slice(1))
    if (named.length > 0) return named
  }
  const { choices } = currentStep(asked.game, asked.state)
  return choices.flatMap(({ verb: name }) => {
    const number = asked.game.verbs.indexOf(name)
    return asked.game.verbArgs[number].length === 0 ? [] : actionsOf(asked, number, words)
  })
}

/** Null: nothing here is called that. */
export function whyTyped(asked: Asked, typed: string): WhyAnswer | null {
  const { game, state, seat } = asked
  const actions = readActions(asked, typed)
  if (actions.length > 0) return whyActions(game, state, seat, likeliest(asked, actions))
  for (const domain of Object.keys(game.domains)) {
    const [number] = meant(asked, domain, typed)
    if (number === undefined) continue
    return why(game, state, seat, { kind: 'thing', domain, id: game.domains[domain][number], chosen: [] })
  }
  return null
}

/** What the step itself would consider: whoever asks about a block does not ask about every area of the map. */
function likeliest({ game, state, seat }: Asked, actions: readonly Action[]): readonly Action[] {
  const frame = top(state)
  const considered = new Set(
    currentStep(game, state).choices.flatMap(({ base, choice }) =>
      (choice.among?.(state, frame, seat) ?? [0]).map((args) => base | args),
    ),
  )
  const likely = actions.filter((action) => considered.has(action))
  return likely.length > 0 ? likely : actions
}

/** The one offer that a text names, by its exact words or by the only reading that is allowed. */
export function offerNamed(asked: Asked, typed: string): Action | null {
  const offers = offersOf(asked.game, asked.state, asked.seat)
  const named = readActions(asked, typed).filter((action) => offers.includes(action))
  const different = [...new Set(named)]
  return different.length === 1 ? different[0] : null
}
