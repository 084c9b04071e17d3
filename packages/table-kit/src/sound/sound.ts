/** Plays sounds, when the reader wants them: never before the first gesture, and never the only sign of anything. */
import { settings } from '../settings.svelte.ts'
import { type Sound, sound } from './instruments.ts'

let context: AudioContext | null = null
let volume: GainNode | null = null
let touched = false

/** Browsers let nothing sound before somebody touches the page; nor do we. */
const wake = (): void => {
  touched = true
  removeEventListener('pointerdown', wake, true)
  removeEventListener('keydown', wake, true)
}
globalThis.addEventListener?.('pointerdown', wake, true)
globalThis.addEventListener?.('keydown', wake, true)

export function play(name: Sound, count = 1): void {
  if (!settings.sound || !touched || settings.volume <= 0) return
  if (context === null || volume === null) {
    context = new AudioContext()
    volume = context.createGain()
    volume.connect(context.destination)
  }
  if (context.state === 'suspended') void context.resume()
  volume.gain.value = settings.volume
  sound(name, volume, context.currentTime + 0.01, count)
}
