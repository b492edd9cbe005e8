import { rememberedChoice } from '../../../theme/remembered-choice'

/** Whether a received message makes a sound, by this browser. */
export const soundChoice = rememberedChoice('message-sound', ['on', 'off'])

/** Two short notes, one above the other. Hz and seconds. */
const NOTES = [
  { pitch: 660, at: 0 },
  { pitch: 880, at: 0.12 },
] as const
const LENGTH_S = 0.16
const LOUDNESS = 0.12

let output: AudioContext | undefined

/** The sound of a received message, unless it is muted. A browser that was not touched yet plays nothing. */
export function playMessageSound(): void {
  if (soundChoice.get() === 'off' || !navigator.userActivation.hasBeenActive) return
  output ??= new AudioContext()
  const context = output
  const start = context.currentTime
  for (const { pitch, at } of NOTES) {
    const note = context.createOscillator()
    const loudness = context.createGain()
    note.frequency.value = pitch
    loudness.gain.setValueAtTime(LOUDNESS, start + at)
    loudness.gain.exponentialRampToValueAtTime(0.001, start + at + LENGTH_S)
    note.connect(loudness).connect(context.destination)
    note.start(start + at)
    note.stop(start + at + LENGTH_S)
  }
}
