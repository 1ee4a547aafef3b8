import { numberIn } from "../peer/quality.ts";

/** Interval between samples, ms. */
export const SAMPLE_EVERY_MS = 500;
/** Sent media is acknowledged several times a second: after so long without any, ms, the connection is dead. */
const UNANSWERED_MS = 1_500;
/** After so long without a sign of life, ms, the server is probed. */
const QUIET_MS = 1_000;
/** Samples farther apart than this, ms, come from a suspended page: its silence says nothing. */
const ASLEEP_MS = 2_000;

/** A sample of the connections to a room. */
interface RoomSample {
  /** Grows with everything received from the room's server. */
  received: number;
  /** Grows with the media I send. */
  sent: number;
  /** The browser itself reports a broken connection. */
  isCut: boolean;
}

/** Media with its reports, and connectivity checks, which both ends send even when there is no media. */
const LIFE_SIGNS = ["bytesReceived", "requestsReceived", "responsesReceived"];

/** Reads a browser's reports on the connections to a room. */
export function readRoomStats(reports: Iterable<object>): Omit<RoomSample, "isCut"> {
  const stats = { received: 0, sent: 0 };
  for (const report of reports) {
    const { type } = report as { type?: string };
    if (type === "candidate-pair") for (const sign of LIFE_SIGNS) stats.received += numberIn(report, sign);
    if (type === "outbound-rtp") stats.sent += numberIn(report, "packetsSent");
  }
  return stats;
}

interface RoomMonitorOptions {
  /** Probes the server; resolves within `PROBE_TIMEOUT_MS`. */
  probe: () => Promise<boolean>;
  onChange: (isBroken: boolean) => void;
}

/** A server that takes longer to respond, ms, counts as dead. */
export const PROBE_TIMEOUT_MS = 1_000;

/**
 * Detects within three seconds that the room's server is dead. The room's own client waits for its socket, which takes
 * twenty seconds with a stalled server; the browser takes five and more to report a broken connection. Silence alone
 * proves nothing, as nobody may have anything to send. It counts when I send and nothing comes back, when the socket
 * is closed as well, or when the server does not answer a probe.
 */
export class RoomMonitor {
  readonly #options: RoomMonitorOptions;
  #received = 0;
  #sent = 0;
  #sampledAt: number | null = null;
  /** The last sign of life. */
  #aliveAt = 0;
  /** Since when I send without any acknowledgement. */
  #sendingSince: number | null = null;
  #hasSocket = true;
  #isReconnecting = false;
  #isSilent = false;
  #isProbing = false;
  #wasBroken = false;

  constructor(options: RoomMonitorOptions) {
    this.#options = options;
  }

  /** The socket to the server is open, or is being reopened while media may go on. */
  socket(stands: boolean): void {
    this.#hasSocket = stands;
  }

  /** The room's client started to reconnect, media included; or has finished. */
  reconnecting(isIt: boolean): void {
    this.#isReconnecting = isIt;
    this.#hasSocket = !isIt;
    this.#isSilent = false;
    this.#sampledAt = null;
    this.#report();
  }

  sample({ received, sent, isCut }: RoomSample, now: number): void {
    const slept = this.#sampledAt === null || now - this.#sampledAt > ASLEEP_MS;
    const isSign = received > this.#received;
    this.#sampledAt = now;
    if (slept || isSign) this.#markAlive(sent, now);
    else if (sent !== this.#sent) this.#sendingSince ??= now;
    this.#received = received;
    if (isSign) this.#isSilent = false;
    if (isCut || this.#isUnanswered(now)) this.#isSilent = true;
    else if (now - this.#aliveAt >= QUIET_MS) void this.#probe();
    this.#report();
  }

  #markAlive(sent: number, now: number): void {
    this.#aliveAt = now;
    this.#sent = sent;
    this.#sendingSince = null;
  }

  #isUnanswered(now: number): boolean {
    if (!this.#hasSocket && now - this.#aliveAt >= QUIET_MS) return true;
    return this.#sendingSince !== null && now - this.#sendingSince >= UNANSWERED_MS;
  }

  async #probe(): Promise<void> {
    if (this.#isProbing) return;
    this.#isProbing = true;
    const asked = this.#aliveAt;
    const isThere = await this.#options.probe();
    this.#isProbing = false;
    // A sign of life received meanwhile outweighs the probe.
    if (this.#aliveAt !== asked || this.#sampledAt === null) return;
    this.#isSilent = !isThere;
    if (isThere) this.#aliveAt = this.#sampledAt;
    this.#report();
  }

  #report(): void {
    const isBroken = this.#isReconnecting || this.#isSilent;
    if (isBroken === this.#wasBroken) return;
    this.#wasBroken = isBroken;
    this.#options.onChange(isBroken);
  }
}
