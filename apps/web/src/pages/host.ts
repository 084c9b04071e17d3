/** What this site gives its tables. */
import type { Host } from '@muster/table-kit/host.ts'
import TopBar from '../ui/TopBar.svelte'
import ResultScreen from './ResultScreen.svelte'

export const host: Host = {
  TopBar,
  Result: ResultScreen,
  loadRuleSheet: async () => (await import('../reading/RuleSheet.svelte')).default,
}
