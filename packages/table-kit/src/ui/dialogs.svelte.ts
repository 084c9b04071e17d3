/** Which of the site's own sheets is open. */
export const dialogs = $state<{ open: 'settings' | 'keys' | null }>({ open: null })
