/** Pages are fragments (`#/match/ab12?at=61`), so that any server of plain files, or none, can hold the site. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'start'; readonly game: string; readonly hotSeat: boolean }
  | { readonly page: 'match'; readonly id: string }
  | { readonly page: 'online'; readonly id: string; readonly invite: string | null }
  | { readonly page: 'replay'; readonly id: string; readonly at: number | null; readonly eyes: string | null }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | null }
  | { readonly page: 'gallery'; readonly game: string; readonly show: string; readonly eyes: string }

export function readRoute(hash: string): Route {
  const [path, query] = hash.replace(/^#\/?/, '').split('?')
  const [page, id] = path.split('/')
  const params = new URLSearchParams(query)
  const at = params.get('at')
  if (page === 'start' && id) return { page, game: id, hotSeat: params.get('with') === 'person' }
  if (page === 'match' && id) return { page, id }
  if (page === 'online' && id) return { page, id, invite: params.get('invite') }
  if (page === 'replay' && id) {
    return { page, id, at: at === null || !/^\d+$/.test(at) ? null : Number(at), eyes: params.get('as') }
  }
  if (page === 'rules' && id) return { page, game: id, rule: params.get('rule') }
  if (page === 'gallery') {
    return {
      page,
      game: id ?? '',
      show: params.get('show') ?? 'board',
      eyes: params.get('as') ?? 'all',
    }
  }
  return { page: 'home' }
}

export const router = $state({ route: readRoute(location.hash) })

export function followLinks(): () => void {
  const changed = (): void => {
    router.route = readRoute(location.hash)
  }
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

export const go = (hash: string): void => {
  location.hash = hash
}
