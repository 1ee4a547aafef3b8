import type { PackedWeights } from "../../../packages/dialogue/src/learned/sparse-weights.ts";

/** Dense weights, a row of `outputs` for each feature. */
export interface DenseWeights {
  readonly outputs: number;
  /** The hash of each feature, by its row. */
  readonly hashes: readonly number[];
  readonly rows: Float32Array;
}

const base64 = (numbers: Uint32Array | Uint16Array | Uint8Array | Int8Array): string =>
  Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString("base64");

/**
 * Weights as a file holds them: rounded to 8 bits; those whose size is below `least` are left out.
 */
export function packWeights({ outputs, hashes, rows }: DenseWeights, least: number): PackedWeights {
  const most = rows.reduce((size, weight) => Math.max(size, Math.abs(weight)), 0);
  const scale = most / 127;
  const order = hashes.map((hash, row) => ({ hash, row })).sort((one, other) => one.hash - other.hash);
  const held = {
    hashes: [] as number[],
    counts: [] as number[],
    places: [] as number[],
    values: [] as number[],
  };
  for (const { hash, row } of order) {
    const before = held.places.length;
    for (let place = 0; place < outputs; place += 1) {
      const weight = rows[row * outputs + place] ?? 0;
      const value = Math.round(weight / scale);
      if (Math.abs(weight) < least || value === 0) continue;
      held.places.push(place);
      held.values.push(value);
    }
    if (held.places.length === before) continue;
    held.hashes.push(hash);
    held.counts.push(held.places.length - before);
  }
  return {
    ...{ outputs, scale },
    hashes: base64(Uint32Array.from(held.hashes)),
    counts: base64(Uint16Array.from(held.counts)),
    places: base64(outputs <= 256 ? Uint8Array.from(held.places) : Uint16Array.from(held.places)),
    values: base64(Int8Array.from(held.values)),
  };
}
