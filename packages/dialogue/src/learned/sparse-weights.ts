/** Weights as a file holds them: little-endian numbers in base64. */
export interface PackedWeights {
  /** How many sums the weights add to. */
  readonly outputs: number;
  /** What a stored value is multiplied by. */
  readonly scale: number;
  /** The features' hashes, ascending, 32 bits each. */
  readonly hashes: string;
  /** How many weights each feature has, 16 bits each. */
  readonly counts: string;
  /** The sum each weight adds to: 8 bits each where there are at most 256 sums, else 16. */
  readonly places: string;
  /** The weights, 8 bits each, signed. */
  readonly values: string;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** A number for a feature (FNV-1a, 32 bits). Two features rarely share one, and then share their weights. Pure. */
export function hashOf(feature: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < feature.length; at += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01_00_01_93);
  return hash >>> 0;
}

/** The weights of a linear model, of which most are zero and not stored. */
export class SparseWeights {
  readonly #hashes: Uint32Array;
  readonly #starts: Uint32Array;
  readonly #places: Uint8Array | Uint16Array;
  readonly #values: Int8Array;
  readonly #scale: number;
  readonly outputs: number;

  constructor(packed: PackedWeights) {
    this.outputs = packed.outputs;
    this.#scale = packed.scale;
    this.#hashes = new Uint32Array(bytesOf(packed.hashes).buffer);
    const counts = new Uint16Array(bytesOf(packed.counts).buffer);
    this.#starts = new Uint32Array(counts.length + 1);
    counts.forEach((count, at) => {
      this.#starts[at + 1] = (this.#starts[at] ?? 0) + count;
    });
    const places = bytesOf(packed.places);
    this.#places = packed.outputs <= 256 ? places : new Uint16Array(places.buffer);
    this.#values = new Int8Array(bytesOf(packed.values).buffer);
  }

  /** The weights of all features added up, evened out for how many there are; those never seen add nothing. */
  sums(features: readonly string[]): Float32Array {
    const sums = new Float32Array(this.outputs);
    const known = features.filter((feature) => this.#add(hashOf(feature), sums)).length;
    return sums.map((sum) => sum / Math.sqrt(Math.max(1, known)));
  }

  /** The weights of all features added up as they are. */
  totals(features: readonly string[]): Float32Array {
    const sums = new Float32Array(this.outputs);
    for (const feature of features) this.#add(hashOf(feature), sums);
    return sums;
  }

  #add(hash: number, sums: Float32Array): boolean {
    const at = this.#indexOf(hash);
    if (at < 0) return false;
    const end = this.#starts[at + 1] ?? 0;
    for (let one = this.#starts[at] ?? 0; one < end; one += 1) {
      const place = this.#places[one] ?? 0;
      sums[place] = (sums[place] ?? 0) + this.#scale * (this.#values[one] ?? 0);
    }
    return true;
  }

  #indexOf(hash: number): number {
    let [low, high] = [0, this.#hashes.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.#hashes[middle] ?? 0;
      if (found === hash) return middle;
      if (found < hash) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}
