import { planOf } from "./plan.ts";
import type { Spoken } from "./spoken.ts";
import { addTone } from "./tone.ts";
import { wavOf } from "./wav.ts";
import type { WavLabel } from "./wav-label.ts";

/** The loudest sample: room is left so that no player clips it. */
const PEAK = 0.8;

/** What is heard of a text in a voice, between -1 and 1. Pure: the same text sounds the same everywhere. */
export function samplesOf(text: string, spoken: Spoken): Float32Array {
  const { notes, samples } = planOf(text, spoken);
  const heard = new Float32Array(samples);
  for (const note of notes) addTone(heard, note);
  let peak = 0;
  for (const sample of heard) peak = Math.max(peak, Math.abs(sample));
  const scale = peak === 0 ? 0 : PEAK / peak;
  for (let at = 0; at < samples; at += 1) heard[at] = (heard[at] ?? 0) * scale;
  return heard;
}

/**
 * A text spoken in a synthesised voice, as a WAV file of at most 12 seconds (`characters §4.2`). Given a
 * label, the file says that it was made by machine.
 */
export function speak(text: string, spoken: Spoken, label?: WavLabel): Uint8Array<ArrayBuffer> {
  return wavOf(samplesOf(text, spoken), label);
}
