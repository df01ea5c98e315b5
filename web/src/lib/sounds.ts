/** Sounds made of oscillators and noise; nothing is loaded, and nothing is told by sound alone. */

import { settings } from './settings.svelte'

export type Sound = 'card' | 'coin' | 'die' | 'tile' | 'turn' | 'fanfare'

const VOLUME = 0.35
const GAP = 60

let audio: AudioContext | null = null
let last = 0

/** Browsers allow a sound only after the first click or key. */
function context(): AudioContext | null {
  if (!settings.sound || !navigator.userActivation.hasBeenActive) return null
  audio ??= new AudioContext()
  return audio
}

function through(from: AudioNode, c: AudioContext, kind: BiquadFilterType, at: number): GainNode {
  const filter = c.createBiquadFilter()
  const gain = c.createGain()
  filter.type = kind
  filter.frequency.value = at
  from.connect(filter).connect(gain).connect(c.destination)
  return gain
}

function noise(c: AudioContext, delay: number, length: number, pitch: number, loud: number): void {
  const buffer = c.createBuffer(1, Math.ceil(c.sampleRate * length), c.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < data.length; i += 1) {
    data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2
  }
  const source = c.createBufferSource()
  source.buffer = buffer
  through(source, c, 'bandpass', pitch).gain.value = loud * VOLUME
  source.start(c.currentTime + delay)
}

function tone(
  c: AudioContext,
  delay: number,
  length: number,
  pitch: number,
  type: OscillatorType,
  loud: number,
  cut = 6000,
): void {
  const source = c.createOscillator()
  source.type = type
  source.frequency.value = pitch
  const { gain } = through(source, c, 'lowpass', cut)
  const at = c.currentTime + delay
  gain.setValueAtTime(0, at)
  gain.linearRampToValueAtTime(loud * VOLUME, at + 0.012)
  gain.exponentialRampToValueAtTime(0.0001, at + length)
  source.start(at)
  source.stop(at + length)
}

const SOUNDS: Record<Sound, (c: AudioContext) => void> = {
  card(c) {
    noise(c, 0, 0.09, 2400, 0.5)
    noise(c, 0.1, 0.05, 900, 0.7)
  },
  coin(c) {
    tone(c, 0, 0.5, 2093, 'sine', 0.25)
    tone(c, 0, 0.35, 3322, 'sine', 0.16)
    tone(c, 0.07, 0.4, 2637, 'sine', 0.18)
  },
  die(c) {
    ;[0, 0.09, 0.2, 0.27, 0.45].forEach((delay, place) =>
      noise(c, delay, 0.04, 1400 + place * 120, 0.8 - place * 0.1),
    )
  },
  tile(c) {
    tone(c, 0, 0.16, 130, 'sine', 0.8)
    noise(c, 0, 0.03, 2000, 0.6)
  },
  turn(c) {
    tone(c, 0, 0.5, 392, 'triangle', 0.3, 1800)
    tone(c, 0.14, 0.7, 587, 'triangle', 0.26, 1800)
  },
  fanfare(c) {
    tone(c, 0, 0.22, 294, 'sawtooth', 0.16, 1600)
    tone(c, 0.16, 0.22, 440, 'sawtooth', 0.16, 1600)
    tone(c, 0.32, 0.9, 587, 'sawtooth', 0.16, 1600)
    tone(c, 0.32, 0.9, 440, 'sawtooth', 0.16, 1600)
  },
}

/** At most one sound at a time; none where none is wanted. */
export function play(sound: Sound | ''): void {
  if (!sound || performance.now() - last < GAP) return
  const c = context()
  if (!c) return
  last = performance.now()
  SOUNDS[sound](c)
}
