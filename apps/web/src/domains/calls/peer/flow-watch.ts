/** Where packets were flowing, a silence of this length, ms, has the way looked for anew. */
export const SILENCE_MS = 1_000;

/**
 * Watches packets arrive. The browser takes five seconds and more to call a dead way "disconnected"; packets
 * that stop tell sooner. Each silence is told once: perhaps the other has just nothing to send.
 */
export class PacketWatch {
  readonly #onSilence: () => void;
  #packets = 0;
  #lastAt = 0;
  #isReported = true;

  constructor(onSilence: () => void) {
    this.#onSilence = onSilence;
  }

  /** What one look at the line found: packets received since its beginning, and when (ms). */
  sample(packets: number, now: number): void {
    if (packets !== this.#packets) {
      this.#packets = packets;
      this.#lastAt = now;
      this.#isReported = false;
    } else if (!this.#isReported && now - this.#lastAt >= SILENCE_MS) {
      this.#isReported = true;
      this.#onSilence();
    }
  }
}
