/** A position being set up, as a table: its board, where each piece may be put anywhere, and nothing is a rule. */
import type { Lab, Stood } from '@muster/kernel/lab'
import type { GameText, Language } from '@muster/kernel/text'
import type { GameClient, PieceScene } from '@muster/table-kit/client.ts'
import type { MatchSource, Update } from '@muster/table-kit/match/source.ts'
import type { Editing } from './editing.svelte.ts'

/** What is seen of a position being set up. */
interface LabView {
  readonly stood: readonly Stood[]
}

const VERB = 'stand'
/** What a client adds to a match and a position being set up has no use for. */
const OF_A_MATCH: readonly string[] = [
  'modes',
  'Orders',
  'ordered',
  'spare',
  'shown',
  'ways',
  'stakes',
  'suggests',
  'standing',
  'Ask',
  'Hand',
  'holder',
  'border',
  'markers',
  'battleVerbs',
  'prepares',
  'apart',
  'afterBattle',
  'sentence',
] satisfies (keyof GameClient)[]
const NOBODY = 99

/** A piece as it is drawn, on the board and beside it. */
export function sceneOf(
  client: GameClient,
  lab: Lab,
  { piece, place, strength, reserve }: Stood,
): PieceScene {
  const seat = lab.pieces.find(({ id }) => id === piece)?.seat ?? -1
  const painted = client.painted?.(piece, strength)
  return {
    key: piece,
    block: piece,
    side: painted?.side ?? client.sides[Math.max(0, seat)],
    seat: seat < 0 ? NOBODY : seat,
    area: place,
    moved: false,
    reserve,
    face: painted === undefined ? (client.face?.(piece, strength) ?? null) : null,
    ...(painted === undefined ? {} : { counter: painted.counter }),
  }
}

function labText(text: GameText, lab: Lab, language: Language, hint: () => string): GameText {
  const names = new Map(lab.pieces.map(({ id, name }) => [id, name?.[language]]))
  return {
    ...text,
    name: (domain, id) => names.get(id) ?? lab.boxes[id]?.[language] ?? text.name(domain, id),
    prompt: hint,
    choice: (words) => words,
  }
}

/** The game's own client without all that is about a match. */
export function labClient(client: GameClient, lab: Lab, hint: () => string): GameClient {
  const { piece, place } = client.domains ?? { piece: 'block', place: 'area' }
  const view = (seen: unknown): LabView => seen as LabView
  const kept = Object.entries(client).filter(([hook]) => !OF_A_MATCH.includes(hook))
  return {
    ...(Object.fromEntries(kept) as unknown as GameClient),
    vocabulary: { ...client.vocabulary, verbs: [VERB], verbArgs: [[piece, place]] },
    text: {
      en: labText(client.text.en, lab, 'en', hint),
      pl: labText(client.text.pl, lab, 'pl', hint),
    },
    march: null,
    alone: true,
    pieces: (seen) =>
      view(seen)
        .stood.filter((each) => !(each.place in lab.boxes))
        .map((each) => sceneOf(client, lab, each)),
    beside: () => lab.pieces.map(({ id }) => id),
    fights: () => [],
    attacks: () => false,
    hand: () => [],
    battle: () => null,
    crossings: () => [],
    caption: () => '',
    loses: () => 0,
  }
}

/** Where its choices go: to the position that is being set up. */
export class LabSource implements MatchSource {
  readonly rehearses = false
  readonly where = 'here'
  readonly info
  readonly #editing: Editing
  readonly #areas: readonly string[]
  readonly #hearing = new Set<(update: Update) => void>()
  #at = 0

  constructor(editing: Editing, areas: readonly string[]) {
    this.#editing = editing
    this.#areas = areas
    this.info = {
      id: 'lab',
      game: editing.game.id,
      setup: { scenario: '', players: editing.seats.length, options: {} },
      seats: editing.seats.map((id, i) => ({
        id,
        kind: i === 0 ? ('here' as const) : ('bot' as const),
        name: '',
      })),
      commitment: '',
    }
  }

  listen = (hear: (update: Update) => void): (() => void) => {
    this.#hearing.add(hear)
    this.tell()
    return () => this.#hearing.delete(hear)
  }

  /** The position is another one. */
  tell = (): void => {
    const { lab, stood } = this.#editing
    const offers = lab.pieces.flatMap(({ id }) => this.#areas.map((area) => `${VERB} ${id} ${area}`))
    const view: LabView = { stood }
    const moment = {
      at: this.#at++,
      viewer: 0,
      seen: {
        view,
        deciding: [0],
        outcome: null,
        decision: { prompt: { code: 'lab', params: {} }, rule: '', offers },
      },
      undoable: 0,
      undoes: [],
      undoBar: null,
      unasked: null,
    }
    for (const hear of this.#hearing) hear({ type: 'look', moment, log: [], undone: false })
  }

  act = async (choices: readonly string[]) => {
    for (const words of choices) {
      const [, piece, place] = words.split(' ')
      this.#editing.stand(piece, place)
    }
    return { kind: 'made', made: choices.length, final: null } as const
  }
  undo = async (): Promise<void> => this.#editing.undo()
  look = async (): Promise<void> => {}
  why = () => Promise.reject(new Error('nothing is refused in the lab'))
  ways = async () => []
  record = () => Promise.reject(new Error('nothing was played'))
  close = (): void => this.#hearing.clear()
}
