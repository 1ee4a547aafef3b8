/** Turns answers to other variants, one request at a time for each; presses meanwhile are not lost. */
export class VariantSwitcher<Trouble> {
  readonly #choose: (replyId: number, variant: number) => Promise<Trouble | null>;
  readonly #chosen = new Map<number, number>();

  constructor(choose: (replyId: number, variant: number) => Promise<Trouble | null>) {
    this.#choose = choose;
  }

  /** Where the presses so far lead; undefined while the answer is not being turned. */
  targetOf(replyId: number): number | undefined {
    return this.#chosen.get(replyId);
  }

  /** Wants this variant. Resolves when it, or a later wish, is chosen; at once when another call sees to it. */
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

  /** Wishes nothing more. */
  forget(): void {
    this.#chosen.clear();
  }
}
