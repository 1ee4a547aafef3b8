import type { Note } from "./speech-plan.ts";
import { SAMPLE_RATE } from "./voice-settings.ts";

const TABLE = 4096;
const SINE = Float32Array.from({ length: TABLE }, (_, at) => Math.sin((2 * Math.PI * at) / TABLE));
/** Partials above this, in hertz, are left out: they would fold back at half the sample rate. */
const HIGHEST = SAMPLE_RATE * 0.46;
/** Samples over which a syllable fades out, so that it does not click. */
const FADE = Math.round(0.008 * SAMPLE_RATE);
/** Vibrato, cycles per second. */
const VIBRATO_HZ = 5.5;
const SLIDE_SAMPLES = 0.045 * SAMPLE_RATE;

/** The pitch at each sample, in steps of the sine table. */
function stepsOf({ voice, length, from, to }: Note): Float32Array {
  const steps = new Float32Array(length);
  for (let at = 0; at < length; at += 1) {
    const through = at / length;
    const slide = voice.slide === 0 ? 0 : voice.slide * Math.max(0, 1 - at / SLIDE_SAMPLES);
    const vibrato =
      voice.vibrato === 0
        ? 0
        : voice.vibrato * (SINE[((at * VIBRATO_HZ * TABLE) / SAMPLE_RATE) & (TABLE - 1)] ?? 0);
    const bent = slide + vibrato === 0 ? 1 : 2 ** ((slide + vibrato) / 12);
    steps[at] = ((from + (to - from) * through) * bent * TABLE) / SAMPLE_RATE;
  }
  return steps;
}

/** Adds a syllable to the mix. */
export function addTone(mixed: Float32Array, note: Note): void {
  const { voice, at: start, length } = note;
  const steps = stepsOf(note);
  const attack = Math.max(1, voice.attack * SAMPLE_RATE);
  const total = voice.partials.reduce((sum, [, gain]) => sum + gain, 0) + voice.noise;
  for (const [ratio, gain, decay] of voice.partials) {
    if (Math.max(note.from, note.to) * ratio > HIGHEST) continue;
    const fading = Math.exp(-1 / (decay * SAMPLE_RATE));
    let level = (gain / total) * note.loud;
    let phase = 0;
    for (let at = 0; at < length; at += 1) {
      const ends = Math.min(1, (length - at) / FADE);
      const rising = at < attack ? at / attack : 1;
      if (at >= attack) level *= fading;
      mixed[start + at] = (mixed[start + at] ?? 0) + (SINE[phase & (TABLE - 1)] ?? 0) * level * rising * ends;
      phase += (steps[at] ?? 0) * ratio;
    }
  }
  if (voice.noise > 0) addBreath(mixed, note, (voice.noise / total) * note.loud);
}

/** Adds breath, crackle or the knock of wood: the same for the same syllable. */
function addBreath(mixed: Float32Array, { at: start, length, from }: Note, level: number): void {
  let state = (Math.round(from * 1000) ^ 0x9e3779b9) >>> 0 || 1;
  let smooth = 0;
  for (let at = 0; at < length; at += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    smooth += ((state >>> 0) / 0x80000000 - 1 - smooth) * 0.4;
    const shape = Math.min(1, at / 120, (length - at) / FADE);
    mixed[start + at] = (mixed[start + at] ?? 0) + smooth * level * shape;
  }
}
