/** Marches: which City decides. */
import type { Puzzle } from '@muster/kernel/puzzle'
import { at, WAR_GOES_ON, WAR_WON } from './common.ts'

export const MARCHES: readonly Puzzle[] = [
  {
    id: 'one-more-march',
    seat: 'royalist',
    title: { en: 'One more march', pl: 'Jeszcze jeden marsz' },
    task: {
      en: 'You have two Victory Points. Rupert has ridden into Northamptonshire and can go one Area further. Parliament has had its Actions.',
      pl: 'Masz dwa Punkty Zwycięstwa. Rupert wjechał do Northamptonshire i może ruszyć o jeden Obszar dalej. Parlament swoje Akcje już wykonał.',
    },
    position: at({
      board: { leicestershire: 'r-rupert 3', oxfordshire: 'r-charles 3', norfolk: 'p-manchester 3' },
      given: { year: 1643, turn: 4, vp: 2 },
      begin: 'actions royalist 1',
      played: ['royalist: group leicestershire; join r-rupert; march northamptonshire-bedfordshire'],
    }),
    best: ['march cambridgeshire-huntingdonshire'],
    gains: WAR_WON,
    by: 0.4,
    why: {
      en: 'Cambridge has neither walls nor a garrison: to stand there is to hold it (4.21). London is worth two, but eight strength waits behind its walls.',
      pl: 'Cambridge nie ma murów ani garnizonu: kto tam stoi, ten je trzyma (4.21). Londyn wart jest dwa, ale za murami czeka osiem siły.',
    },
  },
  {
    id: 'the-gates-of-chester',
    seat: 'parliament',
    title: { en: 'The gates of Chester', pl: 'Bramy Chester' },
    task: {
      en: 'You have two Victory Points. Brooke is in Staffordshire and can go one Area further; the Cheshire foot has marched off to Shropshire.',
      pl: 'Masz dwa Punkty Zwycięstwa. Brooke jest w Staffordshire i może ruszyć o jeden Obszar dalej; Piechota z Cheshire odeszła do Shropshire.',
    },
    position: at({
      board: {
        leicestershire: 'p-brooke 3',
        'shropshire-herefordshire': 'r-w-foot-cheshire 3',
        oxfordshire: 'r-charles 3',
      },
      given: { year: 1644, turn: 4, vp: -2 },
      begin: 'actions parliament 1',
      played: ['parliament: group leicestershire; join p-brooke; march staffordshire-warwickshire'],
    }),
    best: ['march cheshire'],
    gains: WAR_WON,
    by: 0.2,
    why: {
      en: 'Walls without men open their gates: Chester is the third point. To run after the foot in Shropshire is a battle that may be won; Chester needs none.',
      pl: 'Mury bez ludzi otwierają bramy: Chester to trzeci punkt. Gonić Piechotę w Shropshire to bitwa, którą można wygrać; Chester nie wymaga żadnej.',
    },
  },
  {
    id: 'york-must-be-relieved',
    seat: 'royalist',
    title: { en: 'York must be relieved', pl: 'Trzeba odsieczy dla Yorku' },
    task: {
      en: 'Parliament has two points, and York, with a Marker of five, will surrender this Turn. Newcastle’s army has reached Durham; Fairfax and the Scots before York have four strength.',
      pl: 'Parlament ma dwa punkty, a York, ze Znacznikiem o wartości pięć, podda się w tej Turze. Armia Newcastle’a doszła do Durham; Fairfax i Szkoci pod Yorkiem mają siłę cztery.',
    },
    position: at({
      board: {
        'north-riding': 'p-f-fairfax 2, c-foot-1 2',
        york: 'r-garrison-1 1',
        northumberland: 'r-newcastle 4, r-n-horse-northumb 3',
      },
      given: { year: 1644, turn: 3, vp: -2, siege: { york: 5 } },
      begin: 'actions royalist 1',
      played: ['royalist: group northumberland; join r-newcastle; join r-n-horse-northumb; march durham'],
    }),
    best: ['march north-riding'],
    gains: WAR_GOES_ON,
    by: 0.4,
    why: {
      en: 'Battles come before sieges are resolved. Seven strength and the only horse on the field: win, and York is free; stay in Durham, and the war is over without a shot.',
      pl: 'Bitwy są przed Rozstrzygnięciem Oblężeń. Siedem siły i jedyna jazda na polu: wygraj, a York jest wolny; zostań w Durham, a wojna skończy się bez wystrzału.',
    },
  },
]
