import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file in a zip. */
export interface ExportEntry {
  name: string;
  /** Its bytes are compressed already, as pictures are. */
  packed: boolean;
  body: AsyncIterable<Uint8Array>;
}

/** Streams a zip; only the current piece of a file is in memory. */
export async function* zipEntries(entries: AsyncIterable<ExportEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for await (const { name, packed, body } of entries) {
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const bytes of body) {
      file.push(bytes);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready;
}
