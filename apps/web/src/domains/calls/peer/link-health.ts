/** When ICE of a broken connection is restarted, ms (`calls §5.1`). */
export const RESTART_AFTER_MS = 3_000;
export const REBUILD_AFTER_MS = 15_000;
export const GIVE_UP_AFTER_MS = 60_000;
/** The polite side waits a little longer, so that usually only one side rebuilds. */
const POLITE_WAITS_MS = 4_000;

interface Remedies {
  restart: () => void;
  rebuild: () => void;
  giveUp: () => void;
}

/**
 * Decides when to restart ICE, when to build a new connection and when to give up: restarts after 3 s of "disconnected"
 * or at once on "failed", rebuilds every 15 s without success, and gives up after a minute.
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

  /** The connection is down: initially, or because it broke. */
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

  /** The connection is restored, or over. */
  stop(): void {
    clearTimeout(this.#restart);
    clearInterval(this.#rebuild);
    clearTimeout(this.#giveUp);
    this.#restart = undefined;
    this.#rebuild = undefined;
    this.#giveUp = undefined;
  }
}

/** Silence, ms, after flowing packets that triggers an ICE restart. */
const SILENCE_MS = 1_000;

/**
 * Watches packets arrive. The browser takes five seconds and more to report a dead path as "disconnected"; missing
 * packets show it sooner. Each silence is reported once: the peer may just have nothing to send.
 */
export class PacketWatch {
  readonly #onSilence: () => void;
  #packets = 0;
  #lastAt = 0;
  #isReported = true;

  constructor(onSilence: () => void) {
    this.#onSilence = onSilence;
  }

  /** Records a sample of the connection: total packets received, and when (ms). */
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
