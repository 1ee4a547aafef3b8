import type { Duplex } from "node:stream";
import { CloseCode, Command, type SystemEvent } from "@4d/contract";
import type { WebSocket } from "ws";

/** Bytes waiting in a socket: beyond this its client is too slow and is dropped; it reconnects and pulls. */
export const BUFFER_MAX = 2 * 1024 * 1024;
/** How long a client has to answer a close. */
const CLOSE_TIMEOUT_MS = 1000;

interface SocketIdentity {
  userId: number;
  terminal: number;
  sessionId: string;
  /** Whether the client knows rows about earlier messages, types 60–69, and receives them. */
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
  /** The `lastId` that the client was sent last. */
  #reportedIds = { private: 0, group: 0 };
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
   * Sends the ids of the last rows sent to this socket, if they changed since the last report: when the newest frame is
   * lost, no later one shows the gap (`messages §1.2`).
   */
  sendGivenIds(): void {
    const { private: direct, group } = this.lastId;
    if (this.#reportedIds.private === direct && this.#reportedIds.group === group) return;
    this.#reportedIds = { private: direct, group };
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

  /** Closes after what is written so far; a client that does not answer is cut off. */
  close(code: number = CloseCode.GOING_AWAY, reason = ""): void {
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), CLOSE_TIMEOUT_MS).unref();
  }
}
