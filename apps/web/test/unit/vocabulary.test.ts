/** What tables read choices by, without the rules, is what the rules say. */
import { titleCalled } from '@muster/catalogue/catalogue'
import { describe, expect, it } from 'vitest'

interface Vocabulary {
  readonly verbs: readonly string[]
  readonly verbArgs: readonly (readonly string[])[]
  readonly domains: Readonly<Record<string, readonly string[]>>
}

const FILES = import.meta.glob<Vocabulary>('../../../../games/*/vocabulary.ts', {
  eager: true,
  import: 'vocabulary',
})

describe.each(Object.entries(FILES))('%s', (file, { verbs, verbArgs, domains }) => {
  const { game } = titleCalled(file.split('/').at(-2) ?? '')

  it('has every verb of the rules, in their order, with what its arguments name', () => {
    expect(verbs.map((verb, i) => [verb, ...verbArgs[i]])).toEqual(
      game.verbs.map((verb, i) => [verb, ...game.verbArgs[i]]),
    )
  })

  it('has every name that an argument may be', () => expect(domains).toEqual(game.domains))
})

it('is there for every game that has one', () => expect(Object.keys(FILES)).toHaveLength(4))
