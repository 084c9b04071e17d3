/** Pages are fragments (`#/match/ab12?at=61`), so that any server of plain files, or none, can hold the site. */
export type Route =
  | { readonly page: 'home'; readonly section: 'matches' | null }
  | { readonly page: 'watch' }
  | { readonly page: 'learn' }
  /** Without a lesson: the first one that is not done. */
  | { readonly page: 'lesson'; readonly game: string; readonly lesson: string | null }
  | { readonly page: 'puzzles' }
  | { readonly page: 'puzzle'; readonly game: string; readonly puzzle: string }
  /** A position to set up: its text, as it is or packed. */
  | {
      readonly page: 'lab'
      readonly game: string | null
      readonly text: string | null
      readonly packed: string | null
    }
  /** `name`: of the friend, where it is known. */
  | { readonly page: 'choose'; readonly opponent: Opponent; readonly name: string }
  | { readonly page: 'account'; readonly invitation: string | null }
  /** For hosts of the server. */
  | { readonly page: 'host' }
  /** A forgotten password: asking for a link, or coming by one. */
  | { readonly page: 'reset'; readonly token: string | null }
  /** Of the game, or of the first one. */
  | { readonly page: 'ladder'; readonly game: string | null }
  | { readonly page: 'people' }
  | { readonly page: 'person'; readonly name: string }
  | { readonly page: 'events' }
  | { readonly page: 'event'; readonly id: string }
  | { readonly page: 'new-event' }
  | {
      readonly page: 'start'
      readonly game: string
      readonly opponent: Opponent | null
      readonly name: string
    }
  | { readonly page: 'match'; readonly id: string }
  | { readonly page: 'online'; readonly id: string; readonly invite: string | null }
  | { readonly page: 'look-back'; readonly id: string }
  | {
      readonly page: 'replay'
      readonly id: string
      readonly at: number | null
      readonly eyes: string | null
      /** The whole match, in a link that was sent. */
      readonly packed: string | null
    }
  /** `now`: the rule under which something is chosen at the table that one comes from. */
  | {
      readonly page: 'rules'
      readonly game: string
      readonly rule: string | null
      readonly now: string | null
    }
  | { readonly page: 'gallery'; readonly game: string; readonly show: string; readonly eyes: string }

/** Whom one means to play, when a link says so: somebody on this screen, a friend by a link, anybody. */
const OPPONENTS = ['person', 'friend', 'anybody'] as const
export type Opponent = (typeof OPPONENTS)[number]

export function readRoute(hash: string): Route {
  const [path, query] = hash.replace(/^#\/?/, '').split('?')
  const [page, id, part] = path.split('/')
  const params = new URLSearchParams(query)
  const at = params.get('at')
  if (page === 'account') return { page, invitation: params.get('invitation') }
  if (page === 'host') return { page }
  if (page === 'reset') return { page, token: id || null }
  if (page === 'start' && id) {
    const opponent = OPPONENTS.find((each) => each === params.get('with')) ?? null
    return { page, game: id, opponent, name: params.get('name') ?? '' }
  }
  if (page === 'match' && id) return { page, id }
  if (page === 'online' && id) return { page, id, invite: params.get('invite') }
  if (page === 'look-back' && id) return { page, id }
  if (page === 'replay' && id) {
    return {
      page,
      id,
      at: at === null || !/^\d+$/.test(at) ? null : Number(at),
      eyes: params.get('as'),
      packed: params.get('z'),
    }
  }
  if (page === 'rules' && id) return { page, game: id, rule: params.get('rule'), now: params.get('now') }
  if (page === 'gallery') {
    return {
      page,
      game: id ?? '',
      show: params.get('show') ?? 'board',
      eyes: params.get('as') ?? 'all',
    }
  }
  if (page === 'lab') return { page, game: id || null, text: params.get('p'), packed: params.get('z') }
  if (page === 'watch') return { page }
  if (page === 'ladder') return { page, game: id || null }
  if (page === 'events') return id === 'new' ? { page: 'new-event' } : id ? { page: 'event', id } : { page }
  if (page === 'people') return id ? { page: 'person', name: decoded(id) } : { page }
  if (page === 'learn') return id ? { page: 'lesson', game: id, lesson: part ?? null } : { page }
  if (page === 'puzzles') return id && part ? { page: 'puzzle', game: id, puzzle: part } : { page }
  if (page === 'choose') {
    const opponent = OPPONENTS.find((each) => each === id) ?? 'friend'
    return { page, opponent, name: params.get('name') ?? '' }
  }
  return { page: 'home', section: page === 'matches' ? page : null }
}

/** A name as it is; a link that was cut off may not be read. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export const router = $state({ route: readRoute(location.hash) })
/** The address that is shown. What stands in the address bar may already be where somebody has gone on to. */
let shown = location.hash

export function followLinks(): () => void {
  const changed = (): void => {
    shown = location.hash
    router.route = readRoute(shown)
  }
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

export const go = (hash: string): void => {
  location.hash = hash
}

/** Says in the address where on its page the reader is, so that it can be kept and sent; never over another that was asked for. */
export function noteAddress(hash: string): void {
  if (location.hash !== shown) return
  history.replaceState(null, '', hash)
  shown = location.hash
}
