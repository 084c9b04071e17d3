/** What a note can point at: a thing that has a tip, by the tip's name (`area fife`, `card herald`), or a part of the table. */
const PARTS = {
  prompt: '.dock .sentence',
  buttons: '.dock .buttons',
  undo: '.dock .undo',
  hand: '.hand',
  log: '.log[role="log"]',
  aim: '.aim',
  rail: '.rail .state',
  pace: '.pace',
  dice: '.tray',
  order: '.battle .order',
  beats: '.beats',
  choices: '.dock .choices',
} as const

/** A name of a part, or that of a tip. */
export type Anchor = keyof typeof PARTS | `${'area' | 'piece' | 'card'} ${string}` | `tip ${string}`

const isPart = (anchor: string): anchor is keyof typeof PARTS => anchor in PARTS

function isSeen(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const inView = x + width > 0 && y + height > 0 && x < innerWidth && y < innerHeight
  return inView && width > 0 && height > 0 && element.checkVisibility()
}

/** What is to be seen of it now; null if it is out of sight. */
export function elementOf(anchor: Anchor): Element | null {
  if (isPart(anchor)) return [...document.querySelectorAll(PARTS[anchor])].find(isSeen) ?? null
  const tip = anchor.startsWith('tip ') ? anchor.slice(4) : anchor
  const found = [...document.querySelectorAll(`[data-tip="${CSS.escape(tip)}"]`)]
  return found.find(isSeen) ?? null
}
