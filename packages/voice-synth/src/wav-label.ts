/** What the label of a machine-made sound says (`characters §12`); as in packages/cards for pictures. */
export interface WavLabel {
  /** The service that is responsible for it. */
  readonly producer: string;
  /** The service's own number of the sound. */
  readonly id: string;
}

const KEYWORD = "AIGC";

/** The label in the terms of GB 45438-2025: 1 means that the content is certainly made by machine. */
function labelText({ producer, id }: WavLabel): string {
  const text = JSON.stringify({ Label: "1", ContentProducer: producer, ProduceID: id });
  // An INFO text declares no character set, so what lies beyond ASCII is escaped.
  return text.replaceAll(/[^\x20-\x7e]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/**
 * The `LIST INFO` chunk with the label, of even length: its header (8 bytes) and type (4), then the header of the one
 * text in it (8), and the text.
 */
export function labelChunk(label: WavLabel): Uint8Array<ArrayBuffer> {
  const text = bytesOf(`${labelText(label)}\0`);
  const padded = text.length + (text.length % 2);
  const chunk = new Uint8Array(20 + padded);
  const view = new DataView(chunk.buffer);
  chunk.set(bytesOf("LIST"), 0);
  view.setUint32(4, 12 + padded, true);
  chunk.set(bytesOf("INFO"), 8);
  chunk.set(bytesOf(KEYWORD), 12);
  view.setUint32(16, text.length, true);
  chunk.set(text, 20);
  return chunk;
}

interface Chunk {
  readonly id: string;
  /** Where its header begins, and its content. */
  readonly at: number;
  readonly data: Uint8Array;
}

const wordAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
const isWav = (bytes: Uint8Array) =>
  bytes.length >= 12 && wordAt(bytes, 0) === "RIFF" && wordAt(bytes, 8) === "WAVE";

/** The chunks of a WAV. A streamed WAV claims more length than it has. */
function chunksOf(bytes: Uint8Array, from = 12): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  for (let at = from; at + 8 <= bytes.length; ) {
    const length = Math.min(view.getUint32(at + 4, true), bytes.length - at - 8);
    chunks.push({ id: wordAt(bytes, at), at, data: bytes.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

/** The label of a WAV, ours or another service's. */
export function wavLabelOf(wav: Uint8Array): WavLabel | undefined {
  if (!isWav(wav)) return undefined;
  for (const { id, data } of chunksOf(wav)) {
    if (id !== "LIST" || wordAt(data, 0) !== "INFO") continue;
    const labelled = chunksOf(data, 4).find((chunk) => chunk.id === KEYWORD);
    if (!labelled) continue;
    try {
      const text = new TextDecoder().decode(labelled.data).replace(/\0+$/, "");
      const value = JSON.parse(text) as Partial<Record<string, unknown>>;
      const textAt = (key: string) => (typeof value[key] === "string" ? value[key] : "");
      if (typeof value.Label === "string")
        return { producer: textAt("ContentProducer"), id: textAt("ProduceID") };
    } catch {
      // Another program's chunk of the same name.
    }
  }
  return undefined;
}

/** The WAV with the label. A WAV that has one, and anything that is no WAV, stays as it is. */
export function labelWav(wav: Uint8Array, label: WavLabel): Uint8Array {
  if (!isWav(wav) || wavLabelOf(wav)) return wav;
  const before = chunksOf(wav).find(({ id }) => id === "data")?.at;
  if (before === undefined) return wav;
  const list = labelChunk(label);
  const labelled = new Uint8Array(wav.length + list.length);
  labelled.set(wav.subarray(0, before), 0);
  labelled.set(list, before);
  labelled.set(wav.subarray(before), before + list.length);
  new DataView(labelled.buffer).setUint32(4, labelled.length - 8, true);
  return labelled;
}

/** How many seconds a WAV plays; undefined for anything else. */
export function wavSeconds(wav: Uint8Array): number | undefined {
  if (!isWav(wav)) return undefined;
  const chunks = chunksOf(wav);
  const format = chunks.find(({ id }) => id === "fmt ")?.data;
  const sound = chunks.find(({ id }) => id === "data")?.data;
  if (!format || format.length < 16 || !sound) return undefined;
  const bytesASecond = new DataView(format.buffer, format.byteOffset).getUint32(8, true);
  return bytesASecond === 0 ? undefined : sound.length / bytesASecond;
}
