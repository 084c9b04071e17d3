/** This rulebook's words where the site has others: blok and Strefa; no red borders; a column that halts. */
import { forms } from '@muster/kernel/polish'

const blocks = (count: number): string => forms(count, 'blok', 'bloki', 'bloków')
const areas = (count: number): string => forms(count, 'Strefa', 'Strefy', 'Stref')

export const terms = {
  en: {
    table: {
      // Both sides are named in the plural.
      choosing: (who: string) => `${who} are choosing.`,
      thinking: (who: string, _: number, seconds: number) =>
        `${who} are thinking, up to ${seconds} second${seconds === 1 ? '' : 's'} a choice.`,
      send: (names: string, area: string) =>
        area === ''
          ? `Send ${names} to a glowing Area.`
          : `Send ${names} to a glowing Area, or pick other blocks in ${area}.`,
      haltsAt: (block: string, place: string) => `${block} must stop in ${place}: it meets the enemy there.`,
      confirmEnd: (left: number) => `${left} Action Point${left === 1 ? '' : 's'} unused. End anyway?`,
      goOn: 'Keep acting',
      endAnyway: 'End Actions',
    },
    outcomeOfBattle: {
      steps: (from: number, to: number) => `strength ${from} → ${to}`,
      lost: (winner: string, area: string) => `You lose. ${area} goes to the ${winner}.`,
      lostAttack: (winner: string, area: string) => `You lose. ${area} stays with the ${winner}.`,
      holds: (winner: string, area: string) => `${area} is held by the ${winner}.`,
    },
  },
  pl: {
    room: {
      nothing:
        'Wskaż blok, Strefę, granicę lub kartę: tutaj przeczytasz, co to jest i dlaczego można lub nie można tego wybrać.',
      chosen: 'Wybrane bloki',
    },
    table: {
      someBlocks: blocks,
      send: (names: string, area: string) =>
        area === '' ? `Wskaż cel: ${names}.` : `Wskaż cel: ${names}, albo wybierz inne bloki (${area}).`,
      selected: (names: string, count: number) => `Wybrane: ${names}. Do wyboru: ${areas(count)}.`,
      confirmEnd: (left: number) => `Niewykorzystane Punkty Akcji: ${left}. Zakończyć mimo to?`,
      goOn: 'Wróć do Akcji',
      endAnyway: 'Zakończ Akcje',
      hiddenBlock: (side: string) => `Zakryty blok, strona: ${side}`,
      hiddenAbout: (place: string) => `Strefa: ${place}. Przed Bitwą jego przód widzi tylko właściciel.`,
      tooFar: (place: string, count: number, names: string, moves: number) =>
        `${place}: odległość ${areas(count)}, a zasięg (${names}) to ${moves}.`,
      haltsAt: (block: string, place: string) => `${block} musi się zatrzymać (${place}): spotyka tam wroga.`,
      area: { empty: 'pusta', blocks: (count: number, side: string) => `${side}: ${blocks(count)}` },
      secretLine: 'Nazwy czytasz tylko ty; druga strona czyta „blok”.',
      boardHelp: 'Strzałki prowadzą od Strefy do Strefy, Enter wybiera, znak zapytania pyta: dlaczego nie.',
    },
    list: {
      title: (offered: number, others: number) => `Strefy: do wyboru teraz ${offered}, pozostałe ${others}`,
      area: 'Strefa',
      yours: 'Twoje bloki',
      about: 'Co to za Strefa',
      yoursHeld: 'twoja',
      enemyHeld: 'wroga',
      vacant: 'pusta',
      chooseHere: 'Wybierz bloki stąd',
    },
    course: {
      march: (who: string, count: number, from: string, to: string) =>
        `${who}: ${blocks(count)}, ${from} – ${to}.`,
      opens: (area: string, count: number) => `Bitwa: ${area}. Odkryto ${blocks(count)}.`,
      opensAs: (title: string, count: number) => `${title}. Odkryto ${blocks(count)}.`,
      joins: (count: number) => `Do walki wchodzi Odwód. Odkryto ${blocks(count)}.`,
      volley: (who: string, count: number, hits: number) =>
        `${who}: wspólny rzut, ${blocks(count)}, ${forms(hits, 'trafienie', 'trafienia', 'trafień')}.`,
      battleNext: (area: string, mine: number, theirs: number, hidden: number) =>
        `Teraz Bitwa: ${area}. Twoje bloki: ${mine}, wrogie${hidden === theirs ? ' zakryte' : ''}: ${theirs}.`,
    },
  },
}
