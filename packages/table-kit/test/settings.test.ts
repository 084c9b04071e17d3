import { expect, it } from 'vitest'
import { paceNow, settings } from '../src/settings.svelte.ts'

it('coaches whoever is here for the first time, with sound and slowly', () => {
  expect(settings).toMatchObject({ coach: true, sound: true, pace: null })
  expect(paceNow()).toBe('slow')
})
