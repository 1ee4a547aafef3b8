/** Switches replies to other variants, one request at a time for each; presses meanwhile are not lost. */
export class VariantSwitcher<Trouble> {
  readonly #choose: (replyId: number, variant: number) => Promise<Trouble | null>;
  readonly #chosen = new Map<number, number>();

  constructor(choose: (replyId: number, variant: number) => Promise<Trouble | null>) {
    this.#choose = choose;
  }

  /** The variant the presses so far lead to; undefined while the reply is not being switched. */
  targetOf(replyId: number): number | undefined {
    return this.#chosen.get(replyId);
  }

  /**
   * Requests a variant. Resolves when it, or a later request, is done; at once when another call is already working on
   * it.
   */
  async switchTo(replyId: number, variant: number): Promise<Trouble | null> {
    const isRunning = this.#chosen.has(replyId);
    this.#chosen.set(replyId, variant);
    if (isRunning) return null;
    try {
      for (let at = variant; ; ) {
        const trouble = await this.#choose(replyId, at);
        const next = this.#chosen.get(replyId) ?? at;
        if (trouble !== null || next === at) return trouble;
        at = next;
      }
    } finally {
      this.#chosen.delete(replyId);
    }
  }

  /** Drops all pending requests. */
  forget(): void {
    this.#chosen.clear();
  }
}
