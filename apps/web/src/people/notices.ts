/** How the reader is told that they are awaited, on the server and in this browser. */
import type { NoticesAnswer, NoticeWishes } from '@muster/protocol/notices'
import { settings } from '@muster/table-kit/settings.svelte.ts'
import { call } from '../match/api.ts'

export const myNotices = (): Promise<NoticesAnswer> => call<NoticesAnswer>('GET', '/api/me/notices')

export const wishNotices = (wishes: NoticeWishes): Promise<NoticesAnswer> =>
  call<NoticesAnswer>('POST', '/api/me/notices', { ...wishes, language: settings.language })

export const setAddress = (address: string | null): Promise<NoticesAnswer> =>
  call<NoticesAnswer>('POST', '/api/me/address', { address, language: settings.language })

export const canPush = (): boolean => 'PushManager' in globalThis && 'serviceWorker' in navigator

/** Has this browser told too. False if the reader, or the browser, does not want it. */
export async function subscribeHere(pushKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
  const { endpoint, keys } = subscription.toJSON()
  await call('POST', '/api/me/push', { endpoint, keys })
  return true
}
