/** Which of the site's own sheets is open, and which card is looked at. */
export const dialogs = $state<{ open: 'settings' | 'keys' | 'block' | null; card: string | null }>({
  open: null,
  card: null,
})
