import {
  CloseCode,
  type DownFrame,
  downFrame,
  HEARTBEAT_MS,
  REQUEST_TIMEOUT_MS,
  type UpFrame,
} from "@4d/contract";
import { reconnectDelay } from "./reconnect.ts";
import type { Timers } from "./timers.ts";

/** No frame for this long means the socket is half open (`messages §4.1`). */
export const WATCHDOG_MS = 25_000;

/** What a socket of any platform must offer. */
export interface RawSocket {
  send: (text: string) => void;
  close: (code: number) => void;
}
export interface SocketHandlers {
  onOpen: () => void;
  onText: (text: string) => void;
  onClose: (code: number) => void;
}
export type OpenSocket = (handlers: SocketHandlers) => RawSocket;

/** online: logged in and acknowledged. */
export type LinkState = "offline" | "connecting" | "online";

/** Why the server closed our socket for good. */
export type Expulsion = { kind: "replaced" | "revoked"; text: string } | { kind: "banned"; text: string };

/** Where frames come from: our own socket, or another tab's. */
export interface FrameSource {
  readonly state: LinkState;
  onFrame: (handler: (frame: DownFrame) => void) => () => void;
  onState: (handler: (state: LinkState) => void) => () => void;
}

export interface ConnectionParts {
  open: OpenSocket;
  timers: Timers;
  /** The present access token; null without a login. */
  token: () => string | null;
  /** The server refused the login frame: get a fresh token before the next attempt. */
  renew: () => Promise<unknown>;
  /** False while the platform knows there is no network. */
  hasNetwork?: () => boolean;
  /** True while the page is not seen: only then are failing attempts put off. */
  isHidden?: () => boolean;
  onExpelled: (why: Expulsion) => void;
  reconnectFloorMs?: number;
}

/** Reads a frame; null for anything this version does not know (`protocol §19.3`). */
export function parseFrame(text: string): DownFrame | null {
  try {
    const parsed = downFrame.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function expulsionOf(frame: DownFrame): Expulsion | null {
  if (frame.cmd === 2) return { kind: "replaced", text: frame.data };
  return frame.cmd === 5 && frame.data.type === 50 ? { kind: "banned", text: frame.data.content } : null;
}

/**
 * The socket's life (`rules §4.1`, `protocol §13.1`, `protocol §13.7`): login, heartbeat, watchdog, reconnect,
 * expulsion.
 */
export class Connection implements FrameSource {
  readonly #parts: ConnectionParts;
  readonly #frames = new Set<(frame: DownFrame) => void>();
  readonly #states = new Set<(state: LinkState) => void>();
  #state: LinkState = "offline";
  #socket: RawSocket | null = null;
  #running = false;
  #open = false;
  #lastAttemptAt: number | null = null;
  #failures = 0;
  #alone = false;
  #urgent = false;
  #cancelDial: (() => void) | null = null;
  #cancelBeat: (() => void) | null = null;
  #cancelWatch: (() => void) | null = null;

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
  }

  get state(): LinkState {
    return this.#state;
  }

  onFrame(handler: (frame: DownFrame) => void): () => void {
    this.#frames.add(handler);
    return () => this.#frames.delete(handler);
  }

  onState(handler: (state: LinkState) => void): () => void {
    this.#states.add(handler);
    return () => this.#states.delete(handler);
  }

  /** Dials now and stays connected from here on. */
  start(): void {
    if (this.#running) return;
    this.#running = true;
    this.#dialLater();
  }

  /** Closes with 3099 and stays closed: logout and ban (`rules §4.13`). */
  stop(): void {
    this.#running = false;
    this.#cancelDial?.();
    this.#cancelDial = null;
    this.#drop(CloseCode.EXIT);
    this.#setState("offline");
  }

  /**
   * The page is seen, or its person is in a call: dials sooner than the back-off says; why, see
   * `reconnectDelay`.
   */
  wake({ alone = false, urgent = false }: { alone?: boolean; urgent?: boolean }): void {
    if (!this.#running || this.#socket !== null) return;
    this.#alone ||= alone;
    this.#urgent ||= urgent;
    if (!urgent) this.#failures = Math.min(this.#failures, 1);
    this.#dialLater();
  }

  /** Our network changed under a living socket: replace it without waiting for the watchdog. */
  reset(): void {
    if (!this.#running) return;
    this.#alone = true;
    if (this.#socket === null) this.#dialLater();
    else this.#lost(CloseCode.GOING_AWAY);
  }

  /** Sends a frame. @throws Error 'WebSocket is not connected' while the socket is not open (`rules §4.1`). */
  send(frame: UpFrame): void {
    if (this.#socket === null || !this.#open) throw new Error("WebSocket is not connected");
    this.#socket.send(JSON.stringify(frame));
  }

  #setState(state: LinkState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const handler of [...this.#states]) handler(state);
  }

  #dialLater(): void {
    const { timers, reconnectFloorMs } = this.#parts;
    this.#cancelDial?.();
    const wait = reconnectDelay({
      now: timers.elapsed(),
      lastAttemptAt: this.#lastAttemptAt,
      failures: this.#failures,
      alone: this.#alone,
      urgent: this.#urgent,
      hidden: this.#parts.isHidden?.() === true,
      random: timers.random(),
      ...(reconnectFloorMs !== undefined && { floorMs: reconnectFloorMs }),
    });
    this.#cancelDial = timers.after(wait, () => this.#dial());
  }

  #dial(): void {
    this.#cancelDial = null;
    if (!this.#running || this.#socket !== null) return;
    // Without a network no attempt is made; its return dials.
    if (this.#parts.hasNetwork?.() === false) return;
    this.#lastAttemptAt = this.#parts.timers.elapsed();
    this.#alone = false;
    this.#urgent = false;
    this.#setState("connecting");
    let own: RawSocket | null = null;
    const current = (work: () => void) => () => own !== null && own === this.#socket && work();
    own = this.#parts.open({
      onOpen: () => current(() => this.#onOpen())(),
      onText: (text) => current(() => this.#onText(text))(),
      onClose: (code) => current(() => this.#onClose(code))(),
    });
    this.#socket = own;
    this.#watch(REQUEST_TIMEOUT_MS);
  }

  #onOpen(): void {
    const accessToken = this.#parts.token();
    this.#open = true;
    if (accessToken === null) {
      this.stop();
      return;
    }
    this.send({ cmd: 0, data: { accessToken, changes: true } });
    this.#watch(WATCHDOG_MS);
  }

  #onText(text: string): void {
    this.#watch(WATCHDOG_MS);
    const frame = parseFrame(text);
    if (frame === null) return;
    if (frame.cmd === 0) this.#loggedIn();
    else if (frame.cmd === 1) this.#beatLater(HEARTBEAT_MS);
    const why = expulsionOf(frame);
    if (why !== null) this.#expelled(why);
    else for (const handler of [...this.#frames]) handler(frame);
  }

  #loggedIn(): void {
    this.#failures = 0;
    this.#setState("online");
    this.#beatLater(0);
  }

  #beatLater(ms: number): void {
    this.#cancelBeat?.();
    this.#cancelBeat = this.#parts.timers.after(ms, () => {
      if (this.#open) this.send({ cmd: 1, data: {} });
    });
  }

  #watch(ms: number): void {
    this.#cancelWatch?.();
    this.#cancelWatch = this.#parts.timers.after(ms, () => this.#lost(CloseCode.SLOW));
  }

  /** Drops the socket at once; its own close event comes too late to wait for. */
  #drop(code: number): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#open = false;
    this.#cancelBeat?.();
    this.#cancelWatch?.();
    socket?.close(code);
  }

  #lost(code: number): void {
    if (this.#state !== "online") this.#failures += 1;
    this.#drop(code);
    this.#setState("offline");
    if (this.#running) this.#dialLater();
  }

  #onClose(code: number): void {
    if (code === CloseCode.REPLACED) this.#expelled({ kind: "replaced", text: "" });
    else if (code === CloseCode.REVOKED) this.#expelled({ kind: "revoked", text: "" });
    else if (code === CloseCode.REFUSED) this.#refused(code);
    else this.#lost(code);
  }

  #refused(code: number): void {
    this.#failures += 1;
    this.#drop(code);
    this.#setState("offline");
    const again = () => {
      if (this.#running && this.#socket === null) this.#dialLater();
    };
    this.#parts.renew().then(again, again);
  }

  #expelled(why: Expulsion): void {
    this.stop();
    this.#parts.onExpelled(why);
  }
}
