/** The Battle cards, by value: what they are called and what they do (10.3.11). */
import { type RuleBook, rule } from '@muster/kernel/rule-book'
import type { Language } from '@muster/kernel/text'

const BATTLE_CARDS: RuleBook = {
  '1': rule(['Skirmish', 'Adds 1 Strength.'], ['Potyczka', 'Dodaje 1 punkt Siły.']),
  '2': rule(
    ['Home Ground', 'Adds 2 Strength, or 3 if you control the territory of the battle.'],
    ['Własna ziemia', 'Dodaje 2 punkty Siły, a 3, jeśli kontrolujesz Terytorium bitwy.'],
  ),
  '3': rule(
    [
      'Scouts',
      'Adds 3 Strength. You may play it face up, and then turn up one face-down card of an opponent.',
    ],
    [
      'Zwiad',
      'Dodaje 3 punkty Siły. Możesz ją zagrać odkrytą i wtedy ujawnić jedną zakrytą kartę przeciwnika.',
    ],
  ),
  '4': rule(
    ['Volley', 'Adds 4 Strength. Each pair of 4s in one General’s stack adds 1 more.'],
    ['Salwa', 'Dodaje 4 punkty Siły. Każda para kart 4 w stosie jednego Generała dodaje jeszcze 1.'],
  ),
  '5': rule(
    ['Assault', 'Adds 5 Strength. If your side loses the battle you lose 1 more Morale.'],
    ['Szturm', 'Dodaje 5 punktów Siły. Jeśli twoja strona przegra bitwę, tracisz dodatkowo 1 punkt Morale.'],
  ),
}

const TAGS: Readonly<Record<Language, string>> = { en: 'Battle card', pl: 'karta Bitwy' }

/** The title, the kind and the text of a Battle card. */
export function cardWords(id: string, language: Language) {
  const [title, text] = BATTLE_CARDS[id][language]
  return { title, tag: TAGS[language], text }
}
