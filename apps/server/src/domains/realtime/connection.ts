import type { Duplex } from "node:stream";
import { CloseCode, Command, type SystemEvent } from "@4d/contract";
import type { WebSocket } from "ws";

/** A reader this far behind is dropped; the client reconnects and pulls. */
export const BUFFER_MAX = 2 * 1024 * 1024;

interface SocketIdentity {
  userId: number;
  terminal: number;
  sessionId: string;
  /** Whether the client knows rows 60–69 and receives them. */
  knowsChanges: boolean;
}

/**
 * One logged-in socket. Everything written in one turn of the event loop leaves in one system call: half of a message's
 * cost is the kernel's write.
 */
export class Connection {
  readonly userId: number;
  readonly terminal: number;
  readonly sessionId: string;
  readonly knowsChanges: boolean;
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  /** Id of the last row of each stream sent to this socket; 0 before the first (`messages §1.2`). */
  readonly lastId = { private: 0, group: 0 };
  #sentIds = { private: 0, group: 0 };
  #corked = false;
  #isOver = false;
  /** Called once when its session is over, though the socket stays open a moment longer. */
  onOver: () => void = () => undefined;

  constructor(who: SocketIdentity, socket: WebSocket, wire: Duplex) {
    this.userId = who.userId;
    this.terminal = who.terminal;
    this.sessionId = who.sessionId;
    this.knowsChanges = who.knowsChanges;
    this.#socket = socket;
    this.#wire = wire;
  }

  /** Its session is over: nothing more is sent, and nothing it sends is accepted. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Sends a frame made of a command and the JSON text of its data. */
  send(command: Command, data: string): void {
    this.sendFrame(Buffer.from(`{"cmd":${command},"data":${data}}`));
  }

  /** Sends the bytes of a whole frame, which may be shared with other sockets. */
  sendFrame(frame: Buffer): void {
    if (this.#isOver || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > BUFFER_MAX) {
      this.#socket.terminate();
      return;
    }
    if (!this.#corked) {
      this.#corked = true;
      this.#wire.cork();
      setImmediate(() => {
        this.#corked = false;
        this.#wire.uncork();
      });
    }
    this.#socket.send(frame, { binary: false });
  }

  /**
   * Reports which rows this socket was sent last, if that changed since the last report: a lost newest frame has no
   * successor to reveal it (`messages §1.2`).
   */
  sendGivenIds(): void {
    const { private: direct, group } = this.lastId;
    if (this.#sentIds.private === direct && this.#sentIds.group === group) return;
    this.#sentIds = { private: direct, group };
    this.send(
      Command.SYSTEM,
      JSON.stringify({ type: "stream.given", private: direct, group } satisfies SystemEvent),
    );
  }

  /** Sends a last frame with the reason, and closes `afterMs` later, so that there is time to read it. */
  closeAfter(last: { command: Command; data: string }, afterMs: number, code: number, reason: string): void {
    this.send(last.command, last.data);
    this.#isOver = true;
    this.onOver();
    setTimeout(() => this.close(code, reason), afterMs).unref();
  }

  /** Closes after what is written so far. */
  close(code: number = CloseCode.GOING_AWAY, reason = ""): void {
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), 1000).unref();
  }
}
