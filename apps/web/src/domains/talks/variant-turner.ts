/** Turns answers to other variants, one request at a time for each; presses meanwhile are not lost. */
export class VariantTurner<Trouble> {
  readonly #choose: (turnId: number, place: number) => Promise<Trouble | null>;
  readonly #wanted = new Map<number, number>();

  constructor(choose: (turnId: number, place: number) => Promise<Trouble | null>) {
    this.#choose = choose;
  }

  /** Where the presses so far lead; undefined while the answer is not being turned. */
  leadsTo(turnId: number): number | undefined {
    return this.#wanted.get(turnId);
  }

  /** Wants this variant. Resolves when it, or a later wish, is chosen; at once when another call sees to it. */
  async turn(turnId: number, place: number): Promise<Trouble | null> {
    const turning = this.#wanted.has(turnId);
    this.#wanted.set(turnId, place);
    if (turning) return null;
    try {
      for (let at = place; ; ) {
        const trouble = await this.#choose(turnId, at);
        const next = this.#wanted.get(turnId) ?? at;
        if (trouble !== null || next === at) return trouble;
        at = next;
      }
    } finally {
      this.#wanted.delete(turnId);
    }
  }

  /** Wishes nothing more. */
  forget(): void {
    this.#wanted.clear();
  }
}
