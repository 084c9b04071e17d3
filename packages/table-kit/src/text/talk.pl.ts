/** To samo po polsku. */
import type * as en from './talk.en.ts'

export const talk: typeof en.talk = {
  title: 'Rozmowa',
  table: 'Czytają to wszyscy przy stole, a także widzowie.',
  none: 'Nikt jeszcze nic nie powiedział.',
  write: 'Napisz wiadomość',
  send: 'Wyślij',
  unread: (count) => `nowe wiadomości: ${count}`,
  notSent: 'Nie wysłano. Twoje słowa są zachowane; wyślij je ponownie.',
  reader: 'Rozmawiać mogą tylko ci, którzy grają.',
  report: (name) => `Zgłoś wiadomość: ${name}`,
  said: (name, text) => `${name} mówi: ${text}`,
}
