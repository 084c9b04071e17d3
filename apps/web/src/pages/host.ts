/** What this site gives its tables. */
import type { Host } from '@muster/table-kit/host.ts'
import TopBar from '../ui/TopBar.svelte'
import ResultPanel from './ResultPanel.svelte'

export const host: Host = { TopBar, Result: ResultPanel }
