import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { healthCommand, programOf, stagesOf, variablesOf } from '../src/dockerfile.ts'

describe('a Dockerfile', () => {
  it('is read stage by stage, with lines that go on and comments left out', () => {
    expect(stagesOf('# why\nFROM a AS build\nRUN one && \\\n  two\n\nFROM b\nUSER node\n')).toEqual([
      { name: 'build', steps: [{ instruction: 'RUN', rest: 'one && two' }] },
      { name: '1', steps: [{ instruction: 'USER', rest: 'node' }] },
    ])
  })
  it('is refused where it says what cannot be tried', () => {
    expect(() => stagesOf('FROM a\nADD http://x y')).toThrow('ADD')
    expect(() => stagesOf('RUN first')).toThrow('begins with FROM')
  })
  it('says what to set, what to run and how to look whether it is well', () => {
    expect(variablesOf('A=1 B=/data')).toEqual({ A: '1', B: '/data' })
    expect(programOf('["node", "main.ts"]')).toEqual(['node', 'main.ts'])
    expect(() => programOf('{}')).toThrow('list of words')
    expect(healthCommand('--interval=30s --timeout=5s CMD node -e "1"')).toBe('node -e "1"')
  })
  it('of ours locks what it installs and ends in a server without npm in between', () => {
    const [build, image] = stagesOf(readFileSync(new URL('../../../Dockerfile', import.meta.url), 'utf8'))
    expect(build.steps.filter((each) => each.instruction === 'RUN')[0].rest).toBe('npm ci')
    expect(image.steps.at(-1)?.rest).toMatch(/^\["node",/)
  })
})
