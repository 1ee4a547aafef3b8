/**
 * A map that forgets entries not read lately. It holds two generations of at most `max` entries: when the younger is
 * full, the older is dropped, so a read moves an entry at most once per generation.
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

  /** Removes every entry for which `test` is true. */
  drop(test: (value: V) => boolean): void {
    for (const entries of [this.#younger, this.#older])
      for (const [key, value] of entries) if (test(value)) entries.delete(key);
  }
}
