/** What the page around a table gives it. A table knows nothing of other pages, accounts or kept matches. */
import { type Component, getContext, type Snippet, setContext } from 'svelte'
import type { Table } from './table.svelte.ts'

interface RuleSheetProps {
  game: string
  rule: string
  now: string | null
  read: (rule: string) => void
  close: () => void
}

export interface Host {
  readonly TopBar: Component<{ middle?: Snippet; right?: Snippet; slim?: boolean; settings?: boolean }>
  /** The result: how the match ended, what it was like, and what can be done now. */
  readonly Result: Component<{ table: Table }>
  /** A rule read at the table; it comes when the first one is wanted. */
  readonly loadRuleSheet: () => Promise<Component<RuleSheetProps>>
}

const KEY = Symbol('host')
export const setHost = (host: () => Host): (() => Host) => setContext(KEY, host)
export const getHost = (): Host => getContext<() => Host>(KEY)()
