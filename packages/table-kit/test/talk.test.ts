import type { Said } from '@muster/protocol/talk'
import { describe, expect, it } from 'vitest'
import type { Talk } from '../src/match/source.ts'
import { TableTalk } from '../src/talk/talk.svelte.ts'

const ME = 3
const said = (id: number, seat: number, among: readonly number[] | null): Said =>
  ({ id, seat, among, name: '', text: `${id}`, at: '', proposal: null }) as unknown as Said

function talkOf(all: readonly Said[]): TableTalk {
  const talk = {
    listen: (hear: (all: readonly Said[]) => void) => {
      hear(all)
      return () => undefined
    },
  } as unknown as Talk
  return new TableTalk(talk, 'one', () => ME)
}

describe('What is new in talks', () => {
  it('stays new until the talk that it was said in has been on the screen, not another', () => {
    const talk = talkOf([said(1, 0, [0, ME]), said(2, 1, null), said(3, ME, [0, ME]), said(4, 5, [ME, 5])])
    const fresh = (): readonly number[] => talk.fresh.map(({ id }) => id)
    expect([fresh(), talk.unread]).toEqual([[1, 2, 4], 3])
    talk.markRead('table')
    expect(fresh()).toEqual([1, 4])
    talk.markRead('3-5')
    expect([fresh(), talk.unread]).toEqual([[1], 1])
    talk.markRead('0-3')
    expect(fresh()).toEqual([])
  })
})
