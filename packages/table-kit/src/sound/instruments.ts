/** Sounds made on the spot: no files. Each is under 0.6 s and is given where to play and when. */
export type Sound =
  | 'dice'
  | 'card'
  | 'march'
  | 'hit'
  | 'battle'
  | 'turn'
  | 'won'
  | 'lost'
  | 'message'
  | 'hurry'

interface Tone {
  readonly at: number
  readonly hertz: number
  /** Where the pitch slides to. */
  readonly to?: number
  readonly for: number
  readonly loud: number
  readonly wave?: OscillatorType
}

function tone(into: AudioNode, start: number, { at, hertz, to, for: long, loud, wave = 'sine' }: Tone): void {
  const { context } = into
  const source = context.createOscillator()
  const gain = context.createGain()
  source.type = wave
  source.frequency.setValueAtTime(hertz, start + at)
  if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, start + at + long)
  gain.gain.setValueAtTime(0.0001, start + at)
  gain.gain.exponentialRampToValueAtTime(loud, start + at + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + at + long)
  source.connect(gain).connect(into)
  source.start(start + at)
  source.stop(start + at + long + 0.02)
}

interface Rustle {
  readonly at: number
  readonly for: number
  readonly loud: number
  /** The band of the noise that is heard. */
  readonly hertz: number
  readonly narrow: number
}

function rustle(into: AudioNode, start: number, { at, for: long, loud, hertz, narrow }: Rustle): void {
  const { context } = into
  const length = Math.ceil(context.sampleRate * long)
  const buffer = context.createBuffer(1, length, context.sampleRate)
  const samples = buffer.getChannelData(0)
  // The same noise every time, and none of the match's chance.
  let state = 22_222
  for (let i = 0; i < length; i++) {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
    samples[i] = (state / 0x40000000 - 1) * (1 - i / length) ** 2
  }
  const source = context.createBufferSource()
  const band = context.createBiquadFilter()
  const gain = context.createGain()
  source.buffer = buffer
  band.type = 'bandpass'
  band.frequency.value = hertz
  band.Q.value = narrow
  gain.gain.value = loud
  source.connect(band).connect(gain).connect(into)
  source.start(start + at)
}

/** Wood on wood. */
function knock(into: AudioNode, start: number, at: number, loud: number, hertz = 240): void {
  tone(into, start, { at, hertz, to: hertz * 0.6, for: 0.09, loud, wave: 'triangle' })
  rustle(into, start, { at, for: 0.05, loud: loud * 0.8, hertz: 1800, narrow: 1.2 })
}

function drum(into: AudioNode, start: number, at: number, loud: number): void {
  tone(into, start, { at, hertz: 130, to: 52, for: 0.22, loud })
  rustle(into, start, { at, for: 0.08, loud: loud * 0.5, hertz: 400, narrow: 0.8 })
}

/** `count` is how many dice roll. */
export function sound(name: Sound, into: AudioNode, start: number, count = 1): void {
  switch (name) {
    case 'dice':
      for (let i = 0; i < Math.min(6, count) * 2; i++)
        knock(into, start, i * 0.045 + (i % 3) * 0.012, 0.3, 520 + ((i * 137) % 260))
      break
    case 'card':
      rustle(into, start, { at: 0, for: 0.16, loud: 0.5, hertz: 3200, narrow: 0.7 })
      break
    case 'march':
      knock(into, start, 0, 0.5)
      break
    case 'hit':
      drum(into, start, 0, 0.6)
      knock(into, start, 0.02, 0.3, 160)
      break
    case 'battle':
      for (const [at, loud] of [
        [0, 0.5],
        [0.13, 0.35],
        [0.26, 0.7],
      ])
        drum(into, start, at, loud)
      break
    case 'turn':
      tone(into, start, { at: 0, hertz: 659, for: 0.28, loud: 0.3 })
      tone(into, start, { at: 0.13, hertz: 988, for: 0.4, loud: 0.3 })
      break
    case 'won':
      for (const [i, hertz] of [523, 659, 784, 1047].entries())
        tone(into, start, { at: i * 0.09, hertz, for: 0.3, loud: 0.28, wave: 'triangle' })
      break
    case 'lost':
      for (const [i, hertz] of [392, 330, 262].entries())
        tone(into, start, { at: i * 0.13, hertz, for: 0.32, loud: 0.28, wave: 'triangle' })
      break
    case 'hurry':
      for (const at of [0, 0.16, 0.32]) knock(into, start, at, 0.4, 880)
      break
    case 'message':
      tone(into, start, { at: 0, hertz: 880, for: 0.14, loud: 0.2 })
      break
  }
}
