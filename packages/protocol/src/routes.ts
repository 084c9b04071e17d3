/** Every route of the API with the schemas that validate it. The server, its OpenAPI document and clients share it. */
import { z } from 'zod'
import * as events from './events.ts'
import * as matches from './matches.ts'
import * as notices from './notices.ts'
import * as order from './order.ts'
import * as people from './people.ts'
import * as play from './play.ts'
import * as security from './security.ts'
import * as standing from './standing.ts'
import * as talk from './talk.ts'
import * as time from './time.ts'
import { invite, text } from './values.ts'

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** With `:name` for parameters. */
  readonly path: string
  readonly summary: string
  /** Whether a session or a token is needed, or the session of a host. */
  readonly who: 'anyone' | 'person' | 'host'
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly answer: z.ZodType
}

const ofMatch = z.strictObject({ id: matches.matchId })
const ofEvent = z.strictObject({ id: events.eventId })
const nothing = z.object({})
const route = <const R extends Route>(each: R): R => each

export const ROUTES = {
  games: route({
    method: 'GET',
    path: '/api/games',
    summary: 'The games, their scenarios and options; the bots',
    who: 'anyone',
    answer: matches.gamesAnswer,
  }),

  guest: route({
    method: 'POST',
    path: '/api/guests',
    summary: 'Begin as a guest: sets the session cookie',
    who: 'anyone',
    answer: people.person,
  }),
  signIn: route({
    method: 'POST',
    path: '/api/sign-in',
    summary: 'Sign in: sets the session cookie',
    who: 'anyone',
    body: people.signInRequest,
    answer: people.person,
  }),
  signOut: route({
    method: 'POST',
    path: '/api/sign-out',
    summary: 'End this session',
    who: 'person',
    answer: nothing,
  }),
  session: route({
    method: 'GET',
    path: '/api/session',
    summary:
      'Who you are, or null, and who may have an account; for pages, which ask before anybody has signed in',
    who: 'anyone',
    answer: z.object({ person: people.person.nullable(), registration: people.registration }),
  }),
  me: route({ method: 'GET', path: '/api/me', summary: 'Who you are', who: 'person', answer: people.person }),
  claim: route({
    method: 'POST',
    path: '/api/me/claim',
    summary: 'Give a guest a name and a password',
    who: 'person',
    body: people.claimRequest,
    answer: people.person,
  }),
  password: route({
    method: 'POST',
    path: '/api/me/password',
    summary: 'Change the password; ends all other sessions',
    who: 'person',
    body: people.passwordRequest,
    answer: nothing,
  }),
  forgotten: route({
    method: 'POST',
    path: '/api/password/forgotten',
    summary: 'Have a link for a new password mailed; the answer is the same whether there is such an account',
    who: 'anyone',
    body: people.forgottenRequest,
    answer: nothing,
  }),
  reset: route({
    method: 'POST',
    path: '/api/password/reset',
    summary: 'A new password by a mailed link, once; ends all other sessions and sets the session cookie',
    who: 'anyone',
    body: people.resetRequest,
    answer: people.person,
  }),
  farewell: route({
    method: 'POST',
    path: '/api/me/delete',
    summary: 'Delete the account; its seats are resigned or left',
    who: 'person',
    body: people.farewellRequest,
    answer: nothing,
  }),
  sessions: route({
    method: 'GET',
    path: '/api/me/sessions',
    summary: 'Your sessions and tokens',
    who: 'person',
    answer: z.object({ sessions: z.array(people.session) }),
  }),
  revoke: route({
    method: 'DELETE',
    path: '/api/me/sessions/:session',
    summary: 'Revoke a session or token',
    who: 'person',
    params: z.strictObject({ session: text(32) }),
    answer: nothing,
  }),
  token: route({
    method: 'POST',
    path: '/api/me/tokens',
    summary: 'A token for a bot or script: Authorization: Bearer …',
    who: 'person',
    body: people.tokenRequest,
    answer: people.tokenAnswer,
  }),

  askPasskey: route({
    method: 'POST',
    path: '/api/passkeys/options',
    summary: 'What a browser signs by with a passkey',
    who: 'anyone',
    answer: security.passkeyOptions,
  }),
  passkeySignIn: route({
    method: 'POST',
    path: '/api/passkeys/sign-in',
    summary: 'Sign in with a passkey: sets the session cookie',
    who: 'anyone',
    body: security.passkeyRequest,
    answer: people.person,
  }),
  security: route({
    method: 'GET',
    path: '/api/me/security',
    summary: 'Your passkeys, and whether you have a second factor',
    who: 'person',
    answer: security.securityAnswer,
  }),
  offerPasskey: route({
    method: 'POST',
    path: '/api/me/passkeys/options',
    summary: 'What a browser makes a passkey by',
    who: 'person',
    body: security.sureRequest,
    answer: security.passkeyOptions,
  }),
  addPasskey: route({
    method: 'POST',
    path: '/api/me/passkeys',
    summary: 'Add a passkey that a browser has made',
    who: 'person',
    body: security.addPasskeyRequest,
    answer: nothing,
  }),
  removePasskey: route({
    method: 'DELETE',
    path: '/api/me/passkeys/:passkey',
    summary: 'Remove a passkey',
    who: 'person',
    params: z.strictObject({ passkey: text(32) }),
    answer: nothing,
  }),
  beginFactor: route({
    method: 'POST',
    path: '/api/me/factor',
    summary: 'A secret for an authenticator app; it counts once a code of it is confirmed',
    who: 'person',
    body: security.sureRequest,
    answer: security.factorOffer,
  }),
  confirmFactor: route({
    method: 'POST',
    path: '/api/me/factor/confirm',
    summary: 'Turn the second factor on by a code; answers recovery codes, this once',
    who: 'person',
    body: security.confirmRequest,
    answer: security.recoveryAnswer,
  }),
  endFactor: route({
    method: 'POST',
    path: '/api/me/factor/end',
    summary: 'Turn the second factor off, by password and code',
    who: 'person',
    body: security.endFactorRequest,
    answer: nothing,
  }),
  vacationEverywhere: route({
    method: 'POST',
    path: '/api/me/vacation',
    summary: 'Take whole days of vacation in all your matches, as far as each has some left',
    who: 'person',
    body: time.daysRequest,
    answer: time.vacationTaken,
  }),

  notices: route({
    method: 'GET',
    path: '/api/me/notices',
    summary: 'How you are told that you are awaited',
    who: 'person',
    answer: notices.noticesAnswer,
  }),
  wishNotices: route({
    method: 'POST',
    path: '/api/me/notices',
    summary: 'Choose how you are told that you are awaited',
    who: 'person',
    body: notices.noticeWishes,
    answer: notices.noticesAnswer,
  }),
  address: route({
    method: 'POST',
    path: '/api/me/address',
    summary: 'Give a mail address, which is confirmed by mail and never shown; or have it forgotten',
    who: 'person',
    body: notices.addressRequest,
    answer: notices.noticesAnswer,
  }),
  subscribe: route({
    method: 'POST',
    path: '/api/me/push',
    summary: 'Have a browser told by Web Push',
    who: 'person',
    body: notices.pushRequest,
    answer: notices.noticesAnswer,
  }),

  matches: route({
    method: 'GET',
    path: '/api/matches',
    summary: 'Public matches, or your own; newest first, 50 at a time',
    who: 'anyone',
    query: matches.matchesRequest,
    answer: z.object({ matches: z.array(matches.matchInfo) }),
  }),
  create: route({
    method: 'POST',
    path: '/api/matches',
    summary: 'Create a match; it begins when every seat is taken',
    who: 'person',
    body: matches.createRequest,
    answer: matches.matchInfo,
  }),
  match: route({
    method: 'GET',
    path: '/api/matches/:id',
    summary: 'One match',
    who: 'anyone',
    params: ofMatch,
    query: z.strictObject({ invite: invite.optional() }),
    answer: matches.matchInfo,
  }),
  join: route({
    method: 'POST',
    path: '/api/matches/:id/join',
    summary: 'Take a seat',
    who: 'person',
    params: ofMatch,
    body: matches.joinRequest,
    answer: matches.matchInfo,
  }),
  leave: route({
    method: 'POST',
    path: '/api/matches/:id/leave',
    summary: 'Give up your seats before the start; the last one to go takes the match away',
    who: 'person',
    params: ofMatch,
    answer: nothing,
  }),
  rematch: route({
    method: 'POST',
    path: '/api/matches/:id/rematch',
    summary: 'The same again with sides swapped; those who ask are seated',
    who: 'person',
    params: ofMatch,
    body: matches.rematchRequest,
    answer: matches.matchInfo,
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

  table: route({
    method: 'GET',
    path: '/api/matches/:id/table',
    summary: 'The table from a seat, or as a spectator; may wait for news',
    who: 'anyone',
    params: ofMatch,
    query: play.tableRequest,
    answer: play.tableView,
  }),
  log: route({
    method: 'GET',
    path: '/api/matches/:id/log',
    summary: 'What happened after a version, a page at a time, as a seat or a spectator heard it',
    who: 'anyone',
    params: ofMatch,
    query: play.logRequest,
    answer: play.logAnswer,
  }),
  act: route({
    method: 'POST',
    path: '/api/matches/:id/choices',
    summary: 'Choose one of the offers, with what is to follow it',
    who: 'person',
    params: ofMatch,
    body: play.actRequest,
    answer: play.actAnswer,
  }),
  undo: route({
    method: 'POST',
    path: '/api/matches/:id/undo',
    summary: 'Take back your last gesture, with all its choices',
    who: 'person',
    params: ofMatch,
    body: play.undoRequest,
    answer: play.doneAnswer,
  }),
  resign: route({
    method: 'POST',
    path: '/api/matches/:id/resign',
    summary: 'Resign; with more than two seats a bot takes over',
    who: 'person',
    params: ofMatch,
    body: play.resignRequest,
    answer: play.doneAnswer,
  }),
  drawOffer: route({
    method: 'POST',
    path: '/api/matches/:id/draw',
    summary: 'Offer, accept or decline a draw',
    who: 'person',
    params: ofMatch,
    body: play.drawOfferRequest,
    answer: play.doneAnswer,
  }),
  claimTime: route({
    method: 'POST',
    path: '/api/matches/:id/claim',
    summary: 'Claim from a seat whose time is up: the match, or with more than two seats that a bot plays on',
    who: 'person',
    params: ofMatch,
    body: time.claimRequest,
    answer: play.doneAnswer,
  }),
  vacation: route({
    method: 'POST',
    path: '/api/matches/:id/vacation',
    summary: 'Take whole days of vacation: the clock of your seat stands still',
    who: 'person',
    params: ofMatch,
    body: time.vacationRequest,
    answer: play.doneAnswer,
  }),
  why: route({
    method: 'POST',
    path: '/api/matches/:id/why',
    summary: 'Why something is not offered: code, rule, parameters and what they name',
    who: 'person',
    params: ofMatch,
    body: play.whyRequest,
    answer: play.whyAnswer,
  }),
  ways: route({
    method: 'POST',
    path: '/api/matches/:id/ways',
    summary: 'Where marches lead: the choices that take a block to each area it can reach',
    who: 'person',
    params: ofMatch,
    body: play.waysRequest,
    answer: play.waysAnswer,
  }),
  dealt: route({
    method: 'POST',
    path: '/api/matches/:id/dealt',
    summary:
      'What a seat may reckon odds with, where they are shown: the position with all that it may not know dealt again',
    who: 'person',
    params: ofMatch,
    body: play.dealtRequest,
    answer: play.dealtAnswer,
  }),
  record: route({
    method: 'GET',
    path: '/api/matches/:id/record',
    summary: 'Seed and log of a match that is over, for muster verify',
    who: 'anyone',
    params: ofMatch,
    query: z.strictObject({ invite: invite.optional() }),
    answer: play.recordFile,
  }),

  talk: route({
    method: 'GET',
    path: '/api/matches/:id/talk',
    summary: 'What was said, as far as you may hear it',
    who: 'anyone',
    params: ofMatch,
    query: talk.talkRequest,
    answer: z.object({ said: z.array(talk.said) }),
  }),
  say: route({
    method: 'POST',
    path: '/api/matches/:id/talk',
    summary: 'Say something to the table or to some seats',
    who: 'person',
    params: ofMatch,
    body: talk.sayRequest,
    answer: talk.said,
  }),
  answer: route({
    method: 'POST',
    path: '/api/matches/:id/talk/:said/answer',
    summary: 'Agree to a proposal, decline it, or withdraw your own',
    who: 'person',
    params: z.strictObject({ id: matches.matchId, said: z.coerce.number().int().min(1) }),
    body: talk.answerRequest,
    answer: talk.said,
  }),

  report: route({
    method: 'POST',
    path: '/api/reports',
    summary: 'Report something said, or a player, to the hosts of this server',
    who: 'person',
    body: order.reportRequest,
    answer: nothing,
  }),
  reports: route({
    method: 'GET',
    path: '/api/host/reports',
    summary: 'What was reported: what waits, the oldest first, or what is settled, the latest first',
    who: 'host',
    query: order.reportsRequest,
    answer: z.object({ reports: z.array(order.report) }),
  }),
  settleReport: route({
    method: 'POST',
    path: '/api/host/reports/:report/settle',
    summary: 'Say what became of a report',
    who: 'host',
    params: order.ofReport,
    body: order.deedRequest,
    answer: nothing,
  }),
  hostPeople: route({
    method: 'GET',
    path: '/api/host/people',
    summary: 'Accounts, those with a mark, or whoever is called so; 50 at most',
    who: 'host',
    query: order.peopleRequest,
    answer: z.object({ people: z.array(order.hostPerson) }),
  }),
  markPerson: route({
    method: 'POST',
    path: '/api/host/people/:person/mark',
    summary: 'Mute or suspend somebody, or end it',
    who: 'host',
    params: order.ofPerson,
    body: order.markRequest,
    answer: nothing,
  }),
  renamePerson: route({
    method: 'POST',
    path: '/api/host/people/:person/rename',
    summary: 'Give somebody another name',
    who: 'host',
    params: order.ofPerson,
    body: order.renameRequest,
    answer: nothing,
  }),
  passwordLink: route({
    method: 'POST',
    path: '/api/host/people/:person/password',
    summary: 'A link by which somebody chooses a new password, once, within an hour',
    who: 'host',
    params: order.ofPerson,
    body: order.deedRequest,
    answer: order.linkAnswer,
  }),
  resetFactor: route({
    method: 'POST',
    path: '/api/host/people/:person/factor',
    summary: 'Take away the second factor of somebody who has lost it',
    who: 'host',
    params: order.ofPerson,
    body: order.deedRequest,
    answer: nothing,
  }),
  inviteSomebody: route({
    method: 'POST',
    path: '/api/host/invitations',
    summary: 'A link by which one more may have an account, within 30 days',
    who: 'host',
    body: order.deedRequest,
    answer: order.linkAnswer,
  }),
  closeMatch: route({
    method: 'POST',
    path: '/api/host/matches/:id/close',
    summary: 'Close a match without a winner; one that has not begun is taken away',
    who: 'host',
    params: ofMatch,
    body: order.deedRequest,
    answer: nothing,
  }),
  deeds: route({
    method: 'GET',
    path: '/api/host/deeds',
    summary: 'What hosts did, the latest first, 50 at a time',
    who: 'host',
    query: order.deedsRequest,
    answer: z.object({ deeds: z.array(order.deed) }),
  }),
} as const

export type RouteName = keyof typeof ROUTES
type Parsed<R, K extends 'params' | 'query' | 'body'> = R extends {
  readonly [P in K]: infer Z extends z.ZodType
}
  ? z.output<Z>
  : undefined
export type ParamsOf<N extends RouteName> = Parsed<(typeof ROUTES)[N], 'params'>
export type QueryOf<N extends RouteName> = Parsed<(typeof ROUTES)[N], 'query'>
export type BodyOf<N extends RouteName> = Parsed<(typeof ROUTES)[N], 'body'>
export type AnswerOf<N extends RouteName> = z.infer<(typeof ROUTES)[N]['answer']>
