import { numberIn } from "../peer/quality.ts";

/** How often the ways to a room are looked at, ms. */
export const LOOK_EVERY_MS = 500;
/** What I send is acknowledged several times a second: so long without a word back, ms, and the way is dead. */
const UNANSWERED_MS = 1_500;
/** So long without a sign, ms, and the server is asked whether it is there. */
const QUIET_MS = 1_000;
/** Looks further apart, ms, are those of a page that was put to sleep: its silence says nothing. */
const ASLEEP_MS = 2_000;

/** What one look at the ways to a room found. */
interface RoomLook {
  /** Grows with all that comes from the room's server. */
  received: number;
  /** Grows with the media I send. */
  sent: number;
  /** The browser itself calls one of the ways broken. */
  isCut: boolean;
}

/** Media and its reports; and the checks by which both ends make sure of the way, be nothing to send. */
const SIGNS = ["bytesReceived", "requestsReceived", "responsesReceived"];

/** Reads a browser's reports on the ways to a room. */
export function readLook(reports: Iterable<object>): Omit<RoomLook, "isCut"> {
  const look = { received: 0, sent: 0 };
  for (const report of reports) {
    const { type } = report as { type?: string };
    if (type === "candidate-pair") for (const sign of SIGNS) look.received += numberIn(report, sign);
    if (type === "outbound-rtp") look.sent += numberIn(report, "packetsSent");
  }
  return look;
}

interface PulseParts {
  /** Asks the server whether it is there; answers within `ASK_MS`. */
  ask: () => Promise<boolean>;
  onChange: (isBroken: boolean) => void;
}

/** A server that takes longer to say that it is there, ms, is not. */
export const ASK_MS = 1_000;

/**
 * Feels whether the room's server is alive, within three seconds. The room's own client waits for its socket, which
 * takes twenty seconds with a server that stalls; the browser takes five and more to call a way broken. Silence alone
 * says nothing, as perhaps nobody has anything to send: it counts when I send and nothing comes back, when the socket
 * is gone as well, or when the server does not answer a question.
 */
export class RoomPulse {
  readonly #parts: PulseParts;
  #received = 0;
  #sent = 0;
  #lookedAt: number | null = null;
  /** The last sign of life. */
  #signAt = 0;
  /** Since when I send into silence. */
  #sendingSince: number | null = null;
  #hasSocket = true;
  #isReconnecting = false;
  #isSilent = false;
  #isAsking = false;
  #wasBroken = false;

  constructor(parts: PulseParts) {
    this.#parts = parts;
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
    this.#lookedAt = null;
    this.#tell();
  }

  saw({ received, sent, isCut }: RoomLook, now: number): void {
    const slept = this.#lookedAt === null || now - this.#lookedAt > ASLEEP_MS;
    const isSign = received > this.#received;
    this.#lookedAt = now;
    if (slept || isSign) this.#sign(sent, now);
    else if (sent !== this.#sent) this.#sendingSince ??= now;
    this.#received = received;
    if (isSign) this.#isSilent = false;
    if (isCut || this.#isUnanswered(now)) this.#isSilent = true;
    else if (now - this.#signAt >= QUIET_MS) void this.#ask();
    this.#tell();
  }

  #sign(sent: number, now: number): void {
    this.#signAt = now;
    this.#sent = sent;
    this.#sendingSince = null;
  }

  #isUnanswered(now: number): boolean {
    if (!this.#hasSocket && now - this.#signAt >= QUIET_MS) return true;
    return this.#sendingSince !== null && now - this.#sendingSince >= UNANSWERED_MS;
  }

  async #ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    const asked = this.#signAt;
    const isThere = await this.#parts.ask();
    this.#isAsking = false;
    // A sign that came meanwhile says more.
    if (this.#signAt !== asked || this.#lookedAt === null) return;
    this.#isSilent = !isThere;
    if (isThere) this.#signAt = this.#lookedAt;
    this.#tell();
  }

  #tell(): void {
    const isBroken = this.#isReconnecting || this.#isSilent;
    if (isBroken === this.#wasBroken) return;
    this.#wasBroken = isBroken;
    this.#parts.onChange(isBroken);
  }
}
