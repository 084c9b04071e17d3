/**
 * Sentences in parts. A log tells of places, pieces, cards and seats; whoever reads it wants to point at them. So a
 * sentence keeps which of its words name which thing, and its plain text is derived from that, never the other way.
 */

/** Some words of a sentence; with a domain and an id they name a thing. */
export interface Part {
  readonly text: string
  readonly domain?: string
  readonly id?: string
}

/** In a plain text it is its words. */
export class Sentence {
  readonly parts: readonly Part[]

  constructor(parts: readonly Part[]) {
    this.parts = parts
  }

  toString(): string {
    return this.parts.map((part) => part.text).join('')
  }
}

type Said = Sentence | string | number

const partsOf = (said: Said): readonly Part[] =>
  said instanceof Sentence ? said.parts : [{ text: String(said) }]

/** A thing, by the form of its name that a sentence needs. */
export const thing = (domain: string, id: string, text: string): Sentence =>
  new Sentence([{ text, domain, id }])

/** say`${block('wallace')} marches to ${area('fife')}.` */
export function say(words: TemplateStringsArray, ...things: readonly Said[]): Sentence {
  const parts: Part[] = []
  const add = (part: Part): void => {
    const last = parts.at(-1)
    if (part.text === '') return
    if (last !== undefined && last.id === undefined && part.id === undefined) {
      parts[parts.length - 1] = { text: last.text + part.text }
    } else parts.push(part)
  }
  for (const [i, text] of words.entries()) {
    add({ text })
    if (i < things.length) for (const part of partsOf(things[i])) add(part)
  }
  return new Sentence(parts)
}

/** The same with a capital letter, for the beginning of a sentence. */
export function capital<T extends Sentence | string>(said: T): T
export function capital(said: Sentence | string): Sentence | string {
  if (typeof said === 'string') return said.charAt(0).toUpperCase() + said.slice(1)
  const [first, ...rest] = said.parts
  return first === undefined ? said : new Sentence([{ ...first, text: capital(first.text) }, ...rest])
}

/** Things one after the other; between the last two there may stand something else. */
export function strung(things: readonly Said[], between: string, last = between): Sentence {
  const parts = things.flatMap((each, i): readonly Part[] => {
    if (i === 0) return partsOf(each)
    return [{ text: i === things.length - 1 ? last : between }, ...partsOf(each)]
  })
  return new Sentence(parts)
}

/** “Wallace, Bruce and Comyn”: the last is joined by a word of the language. */
export const listed = (things: readonly Said[], and: string): Sentence => strung(things, ', ', ` ${and} `)

/** The parts of whatever a language says of an event. */
export const sentenceParts = (said: Sentence | string): readonly Part[] => partsOf(said)
