/** Ustawienia i klawisze. */
import type * as english from './settings.en.ts'

export const keys: typeof english.keys = {
  title: 'Klawisze',
  rows: [
    ['Tab', 'następny element; G i 1–9 prowadzą od razu do tego, co można wybrać'],
    ['← ↑ → ↓', 'do sąsiedniego obszaru, według kierunku na mapie'],
    ['Enter, spacja', 'wybierz to, co zaznaczone'],
    ['G', 'następna grupa, która może ruszyć'],
    ['1–9', 'bloczki grupy: weź lub zostaw'],
    ['V', 'inna droga do wskazanego obszaru; poza tym: pokaż jeszcze raz, co zrobili'],
    ['Spacja', 'dalej, gdy coś jest pokazywane'],
    ['D', 'koniec z tą grupą'],
    ['E', 'zakończ ruchy'],
    ['F R P', 'walka, ucieczka, pas'],
    ['X', 'planuj ruchy, gdy wybierają inni; wykonaj plan'],
    ['H', 'co zrobiłby tu dobry gracz? (z botami, przy jednym ekranie, w lekcjach)'],
    ['Z', 'cofnij'],
    ['?', 'dlaczego nie?'],
    ['W', 'co to jest? Drugi raz: do zasady'],
    ['Esc', 'o jedną warstwę wstecz; gdy coś jest pokazywane: do mojego wyboru'],
    ['M', 'mapa w czasie bitwy i z powrotem'],
    ['I', 'lista zamiast planszy i z powrotem'],
    ['+ − 0', 'przybliż, oddal, cała plansza'],
    ['B', 'w powtórce: następna bitwa; z Shift poprzednia. Shift → i ←: o turę'],
    ['K', 'ta lista'],
  ],
}

export const settings: typeof english.settings = {
  title: 'Ustawienia',
  language: 'Język',
  theme: 'Plansza',
  themes: { system: 'Jak w systemie', period: 'Z epoki', plain: 'Kontrastowa', dark: 'Ciemna' },
  motion: 'Ruch na ekranie',
  sound: 'Dźwięk',
  volume: 'Głośność',
  soundOn: 'Włącz dźwięk',
  soundOff: 'Wyłącz dźwięk',
  speech: 'Co mówi czytnik ekranu',
  speaks: { all: 'Wszystko', battles: 'Moja kolej i bitwy', turn: 'Moja kolej' },
  letters: 'Klawisze jednoliterowe',
  lettersHint: 'Gdy wyłączone, te same litery działają z Alt.',
  on: 'Wł.',
  off: 'Wył.',
}
