/** People among each other: contacts, opponents looked for, ladders and events. */
import { z } from 'zod'
import * as events from '../events.ts'
import * as meeting from '../meeting.ts'
import * as standing from '../standing.ts'
import { text } from '../values.ts'
import { nothing, route } from './route.ts'

const ofEvent = z.strictObject({ id: events.eventId })

export const CLUB_ROUTES = {
  circle: route({
    method: 'GET',
    path: '/api/me/people',
    summary: 'Your contacts with their ratings, and whom you do not want to meet',
    who: 'person',
    answer: meeting.circle,
  }),
  contact: route({
    method: 'POST',
    path: '/api/me/contacts',
    summary: 'Put somebody on the list of your contacts, or take them off it',
    who: 'person',
    body: meeting.listRequest,
    answer: meeting.circle,
  }),
  block: route({
    method: 'POST',
    path: '/api/me/blocked',
    summary:
      'Block somebody, by name or by where they sit: neither meets the other in new matches or hears the other; or lift it',
    who: 'person',
    body: meeting.blockRequest,
    answer: meeting.circle,
  }),
  wishes: route({
    method: 'GET',
    path: '/api/me/wishes',
    summary: 'What you would play, and the matches that have come of it',
    who: 'person',
    answer: meeting.wishesAnswer,
  }),
  wish: route({
    method: 'POST',
    path: '/api/me/wishes',
    summary: 'Say what you would play: a match begins by itself when others would play the same',
    who: 'person',
    body: meeting.playWish,
    answer: meeting.wishesAnswer,
  }),
  takeBackWish: route({
    method: 'DELETE',
    path: '/api/me/wishes/:wish',
    summary: 'Take a wish to play back',
    who: 'person',
    params: z.strictObject({ wish: text(32) }),
    answer: meeting.wishesAnswer,
  }),

  ladder: route({
    method: 'GET',
    path: '/api/ladder',
    summary: 'The ladder of a game: ratings with their uncertainty, the surest first; and how its bots stand',
    who: 'anyone',
    query: standing.ladderRequest,
    answer: standing.ladder,
  }),
  profile: route({
    method: 'GET',
    path: '/api/profile',
    summary: 'An account as others see it: rated results by game and side, opponents, public matches',
    who: 'anyone',
    query: standing.profileRequest,
    answer: standing.profile,
  }),

  events: route({
    method: 'GET',
    path: '/api/events',
    summary: 'Leagues and tournaments: those not over first',
    who: 'anyone',
    answer: events.eventsAnswer,
  }),
  foundEvent: route({
    method: 'POST',
    path: '/api/events',
    summary: 'Found an event: Swiss, round robin or knockout',
    who: 'person',
    body: events.foundRequest,
    answer: events.eventView,
  }),
  event: route({
    method: 'GET',
    path: '/api/events/:id',
    summary: 'One event: entrants, pairings, results, its table',
    who: 'anyone',
    params: ofEvent,
    answer: events.eventView,
  }),
  enterEvent: route({
    method: 'POST',
    path: '/api/events/:id/enter',
    summary: 'Enter an event, before it has begun or late where that is allowed',
    who: 'person',
    params: ofEvent,
    answer: events.eventView,
  }),
  enterBot: route({
    method: 'POST',
    path: '/api/events/:id/bots',
    summary: 'Enter a bot; for the organiser',
    who: 'person',
    params: ofEvent,
    body: events.enterBotRequest,
    answer: events.eventView,
  }),
  withdraw: route({
    method: 'POST',
    path: '/api/events/:id/withdraw',
    summary: 'Withdraw: matches under way are resigned. The organiser may withdraw others',
    who: 'person',
    params: ofEvent,
    body: events.withdrawRequest,
    answer: events.eventView,
  }),
  beginEvent: route({
    method: 'POST',
    path: '/api/events/:id/begin',
    summary: 'Begin the first round; for the organiser',
    who: 'person',
    params: ofEvent,
    answer: events.eventView,
  }),
  hastenEvent: route({
    method: 'POST',
    path: '/api/events/:id/next',
    summary: 'End the round now, what is undecided being drawn; for the organiser',
    who: 'person',
    params: ofEvent,
    answer: events.eventView,
  }),
  cancelEvent: route({
    method: 'DELETE',
    path: '/api/events/:id',
    summary: 'Take an event away that has not begun; for the organiser',
    who: 'person',
    params: ofEvent,
    answer: nothing,
  }),
} as const
