/** When a line that broke is helped, ms (`calls §5.1`). */
export const RESTART_AFTER_MS = 3_000;
export const REBUILD_AFTER_MS = 15_000;
export const GIVE_UP_AFTER_MS = 60_000;
/** Who gives way waits a little longer, so that mostly one side rebuilds. */
const POLITE_WAITS_MS = 4_000;

interface Remedies {
  restart: () => void;
  rebuild: () => void;
  giveUp: () => void;
}

/**
 * Decides when to restart ICE, when to build a new connection and when to give up: "disconnected" for 3 s or
 * "failed" at once restarts; 15 s without success rebuilds, and again; a minute is the end.
 */
export class Healer {
  readonly #remedies: Remedies;
  readonly #rebuildAfter: number;
  #restart: ReturnType<typeof setTimeout> | undefined;
  #rebuild: ReturnType<typeof setInterval> | undefined;
  #giveUp: ReturnType<typeof setTimeout> | undefined;

  constructor(remedies: Remedies, polite: boolean) {
    this.#remedies = remedies;
    this.#rebuildAfter = REBUILD_AFTER_MS + (polite ? POLITE_WAITS_MS : 0);
  }

  /** The line is not there: at the beginning, or because it broke. */
  begin(): void {
    this.#rebuild ??= setInterval(() => this.#remedies.rebuild(), this.#rebuildAfter);
    this.#giveUp ??= setTimeout(() => this.#remedies.giveUp(), GIVE_UP_AFTER_MS);
  }

  disconnected(): void {
    this.begin();
    this.#restart ??= setTimeout(() => {
      this.#restart = undefined;
      this.#remedies.restart();
    }, RESTART_AFTER_MS);
  }

  failed(): void {
    this.begin();
    clearTimeout(this.#restart);
    this.#restart = undefined;
    this.#remedies.restart();
  }

  /** All is well again, or over. */
  stop(): void {
    clearTimeout(this.#restart);
    clearInterval(this.#rebuild);
    clearTimeout(this.#giveUp);
    this.#restart = undefined;
    this.#rebuild = undefined;
    this.#giveUp = undefined;
  }
}

/** Where packets were flowing, a silence of this length, ms, has the way looked for anew. */
const SILENCE_MS = 1_000;

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
