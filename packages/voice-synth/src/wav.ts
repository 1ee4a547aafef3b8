import { SAMPLE_RATE } from "./limits.ts";
import { labelChunk, type WavLabel } from "./wav-label.ts";

const HEADER = 44;

/** A mono WAV of 16 bits, the label between its format and its sound. */
export function encodeWav(samples: Float32Array, label?: WavLabel): Uint8Array<ArrayBuffer> {
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
