/**
 * A map that forgets what was not asked for lately. It keeps two generations of at most `max` entries: when the
 * younger is full, the older is let go, so a reading moves an entry at most once per generation.
 */
export class BoundedMap<K, V> {
  #younger = new Map<K, V>();
  #older = new Map<K, V>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  get(key: K): V | undefined {
    const value = this.#younger.get(key);
    if (value !== undefined) return value;
    const aged = this.#older.get(key);
    if (aged !== undefined) this.set(key, aged);
    return aged;
  }

  set(key: K, value: V): void {
    if (this.#younger.size >= this.#max && !this.#younger.has(key)) {
      this.#older = this.#younger;
      this.#younger = new Map();
    }
    this.#younger.set(key, value);
    this.#older.delete(key);
  }

  delete(key: K): void {
    this.#younger.delete(key);
    this.#older.delete(key);
  }

  /** Forgets every entry the test says yes to. */
  drop(test: (value: V) => boolean): void {
    for (const entries of [this.#younger, this.#older])
      for (const [key, value] of entries) if (test(value)) entries.delete(key);
  }
}
