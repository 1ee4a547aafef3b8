import { planSpeech } from "./speech-plan.ts";
import { addTone } from "./tone.ts";
import type { VoiceSettings } from "./voice-settings.ts";
import { encodeWav } from "./wav.ts";
import type { WavLabel } from "./wav-label.ts";

/** The loudest sample: room is left so that no player clips it. */
const PEAK = 0.8;

/** What is heard of a text in a voice, between -1 and 1. Pure: the same text sounds the same everywhere. */
export function synthesiseSamples(text: string, settings: VoiceSettings): Float32Array {
  const { notes, samples } = planSpeech(text, settings);
  const mixed = new Float32Array(samples);
  for (const note of notes) addTone(mixed, note);
  let peak = 0;
  for (const sample of mixed) peak = Math.max(peak, Math.abs(sample));
  const scale = peak === 0 ? 0 : PEAK / peak;
  for (let at = 0; at < samples; at += 1) mixed[at] = (mixed[at] ?? 0) * scale;
  return mixed;
}

/**
 * A text spoken in a synthesised voice, as a WAV file of at most 12 seconds (`characters §4.2`). Given a
 * label, the file says that it was made by machine.
 */
export function synthesiseWav(
  text: string,
  settings: VoiceSettings,
  label?: WavLabel,
): Uint8Array<ArrayBuffer> {
  return encodeWav(synthesiseSamples(text, settings), label);
}
