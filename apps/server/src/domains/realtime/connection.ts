import type { Duplex } from "node:stream";
import { CloseCode, Command, type SystemEvent } from "@4d/contract";
import type { WebSocket } from "ws";

/** A reader this far behind is dropped; he comes back and pulls. */
export const BUFFER_MAX = 2 * 1024 * 1024;

interface SocketIdentity {
  userId: number;
  terminal: number;
  sessionId: string;
  /** Whether it knows rows 60–69 and is given them. */
  knowsChanges: boolean;
}

/**
 * One logged-in socket. Everything written in one turn of the event loop leaves in one system call:
 * half of a message's cost is the kernel's write.
 */
export class Connection {
  readonly userId: number;
  readonly terminal: number;
  readonly sessionId: string;
  readonly knowsChanges: boolean;
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  /** Id of the row of each stream this socket was given last; 0 before the first (`messages §1.2`). */
  readonly lastId = { private: 0, group: 0 };
  #sentIds = { private: 0, group: 0 };
  #corked = false;
  #isOver = false;
  /** Told once when its session is over, though the socket stays open a moment longer. */
  onOver: () => void = () => undefined;

  constructor(who: SocketIdentity, socket: WebSocket, wire: Duplex) {
    this.userId = who.userId;
    this.terminal = who.terminal;
    this.sessionId = who.sessionId;
    this.knowsChanges = who.knowsChanges;
    this.#socket = socket;
    this.#wire = wire;
  }

  /** Its session is over: it is given nothing more, and nothing it sends is taken. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Sends a frame made of a command and the JSON text of its data. */
  send(command: Command, data: string): void {
    this.sendFrame(Buffer.from(`{"cmd":${command},"data":${data}}`));
  }

  /** Sends the bytes of a whole frame, which other sockets may share. */
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
   * Says which rows this socket was given last, if that changed since it was told: a newest frame that got
   * lost on the way has no successor to betray it (`messages §1.2`).
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

  /** Says why it ends by a last frame, and closes `afterMs` later, so that there is time to read it. */
  closeAfter(last: { command: Command; data: string }, afterMs: number, code: number, reason: string): void {
    this.send(last.command, last.data);
    this.#isOver = true;
    this.onOver();
    setTimeout(() => this.close(code, reason), afterMs).unref();
  }

  /** Sends what is written so far, then closes. */
  close(code: number = CloseCode.GOING_AWAY, reason = ""): void {
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), 1000).unref();
  }
}
