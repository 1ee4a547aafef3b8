import { planSpeech } from "./speech-plan.ts";
import { addTone } from "./tone.ts";
import { SAMPLE_RATE, type VoiceSettings } from "./voice-settings.ts";

import { labelChunk, type WavLabel } from "./wav-label.ts";

const HEADER = 44;

/** A mono WAV of 16 bits; the label lies between its format and its sound. */
function encodeWav(samples: Float32Array, label?: WavLabel): Uint8Array<ArrayBuffer> {
  const list = label ? labelChunk(label) : new Uint8Array();
  const bytes = new Uint8Array(HEADER + list.length + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const word = (at: number, text: string) => {
    for (let index = 0; index < 4; index += 1) view.setUint8(at + index, text.charCodeAt(index));
  };
  word(0, "RIFF");
  view.setUint32(4, bytes.length - 8, true);
  word(8, "WAVE");
  word(12, "fmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  bytes.set(list, 36);
  const data = 36 + list.length;
  word(data, "data");
  view.setUint32(data + 4, samples.length * 2, true);
  for (let at = 0; at < samples.length; at += 1)
    view.setInt16(data + 8 + at * 2, Math.round((samples[at] ?? 0) * 0x7fff), true);
  return bytes;
}

/** The loudest sample, below 1 so that no player clips it. */
const PEAK = 0.8;

/** The samples of a text in a voice, between -1 and 1. Pure: the same text sounds the same everywhere. */
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
 * A text spoken in a synthesised voice, as a WAV file of at most 12 seconds (`characters §4.2`). With a
 * label, the file says that it was made by machine.
 */
export function synthesiseWav(
  text: string,
  settings: VoiceSettings,
  label?: WavLabel,
): Uint8Array<ArrayBuffer> {
  return encodeWav(synthesiseSamples(text, settings), label);
}
