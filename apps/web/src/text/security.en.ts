/** What is said about keeping an account safe, forgotten passwords, and what is kept of people. Loaded only with those pages. */
export const security = {
  passkeys: 'Passkeys',
  passkeysLead:
    'Sign in with your finger, your face or the PIN of your device instead of a password. Nobody can guess it, and no false page can steal it.',
  noPasskeys: 'Passkeys need a newer browser, or an address that begins with https.',
  none: 'No passkey yet.',
  passkeyName: 'Name, so that you know which it is',
  passkeyNameHint: '“Phone”, “Office”',
  password: 'Password',
  addPasskey: 'Add a passkey',
  passkeyAdded: (name: string) => `The passkey “${name}” is yours now.`,
  passkeyGone: 'That passkey no longer counts here. Remove it from your device too.',
  passkeyFailed: 'No passkey was made or used. Try again, or use your password.',
  remove: 'Remove',
  removePasskey: (name: string) => `Remove the passkey: ${name}`,
  rename: 'Rename',
  renamePasskey: (name: string) => `Rename the passkey: ${name}`,
  passkeyRenamed: (name: string) => `The passkey is called “${name}” now.`,
  keepName: 'Save',
  cancel: 'Cancel',
  since: (when: string) => `since ${when}`,
  used: (when: string) => `last used ${when}`,
  neverUsed: 'not used yet',
  signInByPasskey: 'Sign in with a passkey',
  factor: 'Second factor',
  factorLead:
    'With the password, signing in then also wants six digits from an app on your phone. Passkeys do not need it.',
  factorOff: 'It is off.',
  factorOn: (codes: number) =>
    codes === 1 ? 'It is on. 1 recovery code is left.' : `It is on. ${codes} recovery codes are left.`,
  factorBegin: 'Turn it on',
  factorScan: 'Read this picture with an authenticator app, or type the key into it:',
  factorPicture: 'The key as a picture for an app',
  factorKey: 'Key',
  factorOpen: 'Open it in an app on this device',
  code: 'Six digits from the app',
  codeOrRecovery: 'Six digits from the app, or a recovery code',
  confirm: 'Confirm',
  recovery: 'Recovery codes',
  recoveryLead:
    'Write them down now: each lets you in once without your phone, and they are not shown again.',
  recoveryKept: 'I have them',
  factorEnd: 'Turn it off',
  factorEnded: 'The second factor is off.',
  tokens: 'For programs',
  tokensLead:
    'A token lets a bot or a script play as you. It is shown once; end it above, under “Where you are signed in”.',
  tokenName: 'What it is for',
  tokenMake: 'Make a token',
  tokenMade: 'Copy it now; it is not shown again:',
  copy: 'Copy',
  copied: 'Copied',
  data: 'What we keep of you',
  dataLead:
    'Everything you stored here, as one file: account, settings, ratings, what you said, and your matches as your seats saw them.',
  download: 'Download it',
  vacation: 'Vacation',
  vacationLead:
    'Your clocks stand still in all matches that allow it, as far as each has days left. It cannot be taken back.',
  vacationDays: 'Days',
  vacationGo: 'Take vacation',
  vacationTaken: (matches: number, days: number) =>
    matches === 0
      ? 'No match of yours has a clock with days of vacation left.'
      : `Your clocks stand still for up to ${days} ${days === 1 ? 'day' : 'days'}, in ${matches} ${matches === 1 ? 'match' : 'matches'}.`,
  forgottenTitle: 'A new password',
  forgottenLead:
    'Enter your name, or the e-mail address that you confirmed in your account: we mail you a link with which you choose a new password.',
  who: 'Name or e-mail address',
  sendLink: 'Mail me a link',
  linkSent:
    'If there is such an account with a confirmed address, a mail is on its way to it. Its link works once, for an hour.',
  noAddress:
    'No mail? Look in your spam folder. If it is not there, the account has no confirmed address: ask the host of this server, who can give you a link.',
  resetLead: 'Choose a new password. You are signed in here then, and all other sessions end.',
  resetDone: (name: string) =>
    `The password is changed. You are signed in as ${name}; all other sessions have ended.`,
  anotherLink: 'Ask for another link',
}
