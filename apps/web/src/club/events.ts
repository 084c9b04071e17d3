/** Events, from the server, and how they are put in words. */
import type { EventInfo, EventView, FoundRequest } from '@muster/protocol/events'
import type { AnswerOf } from '@muster/protocol/routes'
import { botName, gameName, scenarioOf } from '../home/names.ts'
import { call } from '../match/api.ts'
import { club } from '../text/club.svelte.ts'
import { ui } from '../text/index.svelte.ts'

export const allEvents = (): Promise<AnswerOf<'events'>> => call('GET', '/api/events')
export const eventCalled = (id: string): Promise<EventView> => call('GET', `/api/events/${id}`)
export const foundEvent = (wish: FoundRequest): Promise<EventView> => call('POST', '/api/events', wish)
export const cancelEvent = (id: string): Promise<unknown> => call('DELETE', `/api/events/${id}`)

/** Something that one does to an event; it answers with what the event then is. */
export const changeEvent = (
  id: string,
  what: 'enter' | 'withdraw' | 'begin' | 'next' | 'bots',
  body?: unknown,
): Promise<EventView> => call('POST', `/api/events/${id}/${what}`, body)

/** What is played, and how it stands. */
export function eventLine(event: EventInfo): string {
  const words = club.events
  return [
    words.kinds[event.kind],
    gameName(event.game),
    scenarioOf(event),
    event.legs === 2 ? words.leg[2] : '',
    event.time === null ? '' : ui.t.clock.line(event.time),
    words.entrants(event.entrants),
    event.status === 'playing' ? words.roundOf(event.round, event.rounds) : '',
  ]
    .filter((each) => each !== '')
    .join(' · ')
}

type Entrant = EventView['people'][number]

export const entrantName = ({ kind, name }: Entrant): string =>
  name === null ? club.events.deleted : kind === 'bot' ? botName(name) : name

/** Points as clubs write them: ½ and 1½, and thirds of games for many as they are. */
export function shownPoints(points: number): string {
  const whole = Math.floor(points)
  if (points === whole) return String(whole)
  if (points - whole === 0.5) return whole === 0 ? '½' : `${whole}½`
  return points.toFixed(2)
}
