import { numberIn } from "../peer/quality.ts";

/** How often the ways to a room are looked at, ms. */
export const SAMPLE_EVERY_MS = 500;
/** What I send is acknowledged several times a second: so long without a word back, ms, and the way is dead. */
const UNANSWERED_MS = 1_500;
/** So long without a sign, ms, and the server is asked whether it is there. */
const QUIET_MS = 1_000;
/** Looks further apart, ms, are those of a page that was put to sleep: its silence says nothing. */
const ASLEEP_MS = 2_000;

/** What one look at the ways to a room found. */
interface RoomSample {
  /** Grows with all that comes from the room's server. */
  received: number;
  /** Grows with the media I send. */
  sent: number;
  /** The browser itself calls one of the ways broken. */
  isCut: boolean;
}

/** Media and its reports; and the checks by which both ends make sure of the way, be nothing to send. */
const LIFE_SIGNS = ["bytesReceived", "requestsReceived", "responsesReceived"];

/** Reads a browser's reports on the ways to a room. */
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
  /** Asks the server whether it is there; answers within `PROBE_TIMEOUT_MS`. */
  probe: () => Promise<boolean>;
  onChange: (isBroken: boolean) => void;
}

/** A server that takes longer to say that it is there, ms, is not. */
export const PROBE_TIMEOUT_MS = 1_000;

/**
 * Feels whether the room's server is alive, within three seconds. The room's own client waits for its socket, which
 * takes twenty seconds with a server that stalls; the browser takes five and more to call a way broken. Silence alone
 * says nothing, as perhaps nobody has anything to send: it counts when I send and nothing comes back, when the socket
 * is gone as well, or when the server does not answer a question.
 */
export class RoomMonitor {
  readonly #options: RoomMonitorOptions;
  #received = 0;
  #sent = 0;
  #sampledAt: number | null = null;
  /** The last sign of life. */
  #aliveAt = 0;
  /** Since when I send into silence. */
  #sendingSince: number | null = null;
  #hasSocket = true;
  #isReconnecting = false;
  #isSilent = false;
  #isProbing = false;
  #wasBroken = false;

  constructor(options: RoomMonitorOptions) {
    this.#options = options;
  }

  /** The socket to the server stands, or is being made again while media may go on. */
  socket(stands: boolean): void {
    this.#hasSocket = stands;
  }

  /** The room's client has begun anew, and media with it; or is through. */
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
    // A sign that came meanwhile says more.
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
