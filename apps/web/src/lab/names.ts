/** What things are called in the lab, in the reader's language. */

import type { LabPiece } from '@muster/kernel/lab'
import { type Fault, fillFault, type PositionFault } from '@muster/kernel/position-faults'
import type { GameClient } from '@muster/table-kit/client.ts'
import { settings } from '@muster/table-kit/settings.svelte.ts'
import { labWords } from '../text/lab.svelte.ts'
import type { Editing } from './editing.svelte.ts'

export interface Names {
  piece(piece: LabPiece): string
  place(id: string): string
  /** A member of a domain, a seat or a number by its own name. */
  thing(domain: string, id: string): string
  fault(fault: Pick<Fault, 'code' | 'params'>): string
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

export function namesIn(editing: Editing, client: GameClient): Names {
  const { lab, game } = editing
  const own = client.domains ?? { piece: 'block', place: 'area' }
  const text = () => client.text[settings.language]
  const thing = (domain: string, id: string): string => {
    const language = settings.language
    const kind = domain === 'area' ? own.place : domain === 'block' ? own.piece : domain
    if (domain === 'given') return lab.fields.find(({ key }) => key === id)?.label[language] ?? id
    if (id in lab.boxes) return lab.boxes[id][language]
    if (kind === 'seat') return text().seat(/^\d$/.test(id) ? (editing.seats[Number(id)] ?? id) : id)
    const named = lab.domains?.[kind]?.[id]?.[language]
    if (named !== undefined) return named
    return game.domains[kind]?.includes(id) ? text().name(kind, id) : id
  }
  return {
    thing,
    place: (id) => thing('area', id),
    piece: ({ id, name }) => capital(name?.[settings.language] ?? thing('block', id)),
    fault({ code, params }) {
      const sentence = lab.faults[code]?.[settings.language] ?? labWords.t.faults[code as PositionFault]
      return `${capital(fillFault(sentence, params, thing))}.`
    },
  }
}
