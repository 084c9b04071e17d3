/** What a page sounds like. */
import type { Page } from 'playwright-core'

export interface Heard {
  /** Tones and noises that were begun. */
  readonly started: number
  /** The pitches of the tones, in hertz, in their order. */
  readonly tones: readonly number[]
  readonly loudest: number
}

export const heardBy = (page: Page): Promise<Heard> => page.evaluate('heard') as Promise<Heard>

/** Runs in the page before anything else: counts what sounds, and listens to what comes out, with the page's own code untouched. */
export function listenIn(): void {
  const heard = { started: 0, tones: [] as number[], loudest: 0 }
  Object.assign(window, { heard })
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start
    kind.prototype.start = function (this: AudioScheduledSourceNode, ...when: [number?]) {
      heard.started++
      return start.apply(this, when)
    }
  }
  const pitches = new WeakSet<AudioParam>()
  const create = BaseAudioContext.prototype.createOscillator
  BaseAudioContext.prototype.createOscillator = function (this: BaseAudioContext) {
    const made = create.call(this)
    pitches.add(made.frequency)
    return made
  }
  const set = AudioParam.prototype.setValueAtTime
  AudioParam.prototype.setValueAtTime = function (this: AudioParam, value: number, when: number) {
    if (pitches.has(this)) heard.tones.push(value)
    return set.call(this, value, when)
  }
  const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode
  Object.assign(AudioNode.prototype, {
    connect(this: AudioNode, to: AudioNode) {
      if (to instanceof AudioDestinationNode) {
        // It hears most of a second at once, however seldom it is asked.
        const ear = new AnalyserNode(this.context, { fftSize: 32_768 })
        connect.call(this, ear)
        const samples = new Float32Array(ear.fftSize)
        setInterval(() => {
          ear.getFloatTimeDomainData(samples)
          heard.loudest = Math.max(heard.loudest, ...samples.map(Math.abs))
        }, 20)
      }
      return connect.call(this, to)
    },
  })
}
