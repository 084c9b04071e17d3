interface Dialogs {
  /** Which of the site's own sheets is open. */
  open: 'settings' | 'keys' | 'block' | null
  /** The card that is looked at. */
  card: string | null
  /** The rule that is read. */
  rule: string | null
}
export const dialogs = $state<Dialogs>({ open: null, card: null, rule: null })
