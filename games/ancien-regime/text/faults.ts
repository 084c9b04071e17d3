/** What can be wrong with a position of Ancien Régime, in words. */
import { type FaultWords, faultsWith } from '@muster/kernel/position-faults'

export const FAULTS = {
  morale: {
    en: 'the Morale of {power power} cannot be {amount}, only 0 to {most}',
    pl: 'Morale nie może wynosić {amount}, tylko od 0 do {most}: {power power}',
  },
  money: {
    en: 'the Money of {power power} cannot be {amount}, only 0 to {most}',
    pl: 'Pieniędzy nie może być {amount}, tylko od 0 do {most}: {power power}',
  },
  influence: {
    en: 'the Influence of {power power} cannot be {amount}, only 0 to {most}',
    pl: 'Wpływ nie może wynosić {amount}, tylko od 0 do {most}: {power power}',
  },
  units: {
    en: 'the number of Units of {general who} in {territory where} cannot be {amount}, only 0 to {most}',
    pl: 'liczba Oddziałów nie może wynosić {amount}, tylko od 0 do {most} ({general who}, {territory where})',
  },
  'not-a-piece': {
    en: '"{piece}" in {territory where} is not a General, a garrison or a fortress',
    pl: '„{piece}” ({territory where}) to nie Generał, Garnizon ani Forteca',
  },
  impassable: { en: 'nobody can be in {territory where}', pl: 'nikt nie może tu być: {territory where}' },
  'two-fortresses': {
    en: 'there are two fortresses in {territory where}',
    pl: 'dwie Fortece w jednym miejscu: {territory where}',
  },
  'two-garrisons': {
    en: 'there are two garrisons in {territory where}',
    pl: 'dwa Garnizony w jednym miejscu: {territory where}',
  },
  'both-territories': {
    en: '{general who} stands both in {territory one} and in {territory other}',
    pl: '{general who} stoi zarówno tu: {territory one}, jak i tu: {territory other}',
  },
  'no-more-generals': { en: '{who} has no more Generals', pl: '{who} nie ma więcej Generałów' },
  'cards-of-value': {
    en: 'there are only {count} cards of value {value}',
    pl: 'kart o wartości {value} jest tylko {count}',
  },
  'never-acts': {
    en: '{power power} never has {action action}',
    pl: '{power power} nigdy nie ma tej akcji: {action action}',
  },
  'two-generals': {
    en: 'two Generals of {power power} are in {territory where}',
    pl: 'dwóch Generałów jednego Mocarstwa w jednym miejscu ({power power}, {territory where})',
  },
  'too-many-tokens': {
    en: '{power power} has no more tokens for Units and Garrisons',
    pl: '{power power}: nie ma więcej żetonów na Oddziały i Garnizony',
  },
  'too-many-fortresses': { en: 'there are only {most} Fortresses', pl: 'Fortec jest tylko {most}' },
  'minor-influence': {
    en: '{power power} is a Minor and has no Influence of its own',
    pl: '{power power} to Pomniejsze Mocarstwo i nie ma własnego Wpływu',
  },
  'other-status': {
    en: '{power power} has the status of whoever controls it',
    pl: '{power power} ma status tego, kto nim kieruje',
  },
  'left-coalition': {
    en: '{power power} leads its Coalition and stays in it',
    pl: '{power power} przewodzi swojej Koalicji i w niej zostaje',
  },
  'enemies-share': {
    en: 'enemies cannot stand together in {territory where}',
    pl: 'wrogowie nie mogą stać razem: {territory where}',
  },
  'neutral-home': {
    en: '{power power} cannot stand in {territory where}, the home of {power owner}, which is Neutral',
    pl: '{power power} nie może stać tu: {territory where}; to dom neutralnego Mocarstwa ({power owner})',
  },
  'neutral-abroad': {
    en: '{power power} is Neutral and cannot stand in {territory where}',
    pl: '{power power} jest Neutralne i nie może stać tu: {territory where}',
  },
} as const satisfies FaultWords

export type OwnFault = keyof typeof FAULTS
export const faultOf = faultsWith(FAULTS)
