import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { CloseCode, Command, FRAME_UP_MAX, upFrame } from "@4d/contract";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import * as z from "zod/mini";
import type { UserActor } from "../../platform/context.ts";
import { Failure } from "../../platform/failure.ts";
import type { Log } from "../../platform/log.ts";
import { BUFFER_MAX, Connection } from "./connection.ts";
import type { Gateway } from "./gateway.ts";

export interface SocketParts {
  gateway: Gateway;
  log: Log;
  /** Who a token belongs to. @throws when it is invalid. */
  authenticate(accessToken: string): Promise<UserActor>;
  /** Whether the requesting page may open a socket, by the browser's Origin. */
  mayConnect: (request: IncomingMessage) => Promise<boolean>;
  /** A connection asks to become a socket. @returns whether the number of connections allows it. */
  arrived(request: IncomingMessage, wire: Socket): boolean;
  /** Its user is known now. */
  known(wire: Duplex): void;
  /** A socket logged in or left; never throws. */
  joined(connection: Connection): Promise<void>;
  left(connection: Connection): Promise<void>;
}

const LOGIN_DEADLINE_MS = 5000;
/** The slowest legacy client sends a heartbeat every 20 s; three times that without one means it is dead. */
const IDLE_MS = 75_000;
const MALFORMED_MAX = 5;
/** The fastest legacy client sends a heartbeat every 5 s. */
const FRAMES_PER_WINDOW = 50;
const WINDOW_MS = 10_000;
/** How many pieces a frame may arrive in, as fragments and as reads. */
const PIECES_MAX = 64;

function textOf(raw: RawData): string {
  if (Array.isArray(raw)) return Buffer.concat(raw).toString();
  return raw instanceof ArrayBuffer ? Buffer.from(raw).toString() : raw.toString();
}

/** The content of a frame, or null when it is not part of the protocol. */
function parse(raw: RawData): z.infer<typeof upFrame> | null {
  try {
    const result = z.safeParse(upFrame, JSON.parse(textOf(raw)));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** One socket from its opening to its end: login within 5 s, then heartbeats (`protocol §13.1`, `W24`). */
class Session {
  readonly #parts: SocketParts;
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  #connection: Connection | null = null;
  #loggingIn = false;
  #malformed = 0;
  #window = { since: 0, frames: 0 };
  #timer: NodeJS.Timeout;
  #hasLeft = false;

  constructor(parts: SocketParts, socket: WebSocket, wire: Duplex) {
    this.#parts = parts;
    this.#socket = socket;
    this.#wire = wire;
    this.#timer = setTimeout(() => this.#refuse("no login"), LOGIN_DEADLINE_MS);
    socket.on("message", (raw, binary) => this.#frame(raw, binary));
    socket.on("ping", (data) => this.#ping(data));
    socket.on("pong", () => {
      if (this.#isTaking() && !this.#isCalm()) this.#refuse("too many frames");
    });
    socket.on("close", () => this.#closed());
    socket.on("error", ({ message: reason }) => {
      parts.log.debug({ reason }, "socket error");
      this.#cutSoon();
    });
  }

  /** Whether this frame is within the rate limit for a client that only sends heartbeats. */
  #isCalm(): boolean {
    const now = performance.now();
    if (now - this.#window.since > WINDOW_MS) this.#window = { since: now, frames: 0 };
    this.#window.frames += 1;
    return this.#window.frames <= FRAMES_PER_WINDOW;
  }

  /** Whether frames are still accepted. */
  #isTaking(): boolean {
    return this.#socket.readyState === this.#socket.OPEN && this.#connection?.isOver !== true;
  }

  #frame(raw: RawData, binary: boolean): void {
    if (!this.#isTaking()) return;
    if (!this.#isCalm()) {
      this.#refuse("too many frames");
      return;
    }
    const frame = binary ? null : parse(raw);
    if (frame === null) {
      this.#malformed += 1;
      if (this.#connection === null || this.#malformed > MALFORMED_MAX) this.#refuse("malformed frame");
      return;
    }
    if (frame.cmd === Command.LOGIN) void this.#login(frame.data);
    else if (this.#connection === null) this.#refuse("heartbeat before login");
    else {
      this.#timer.refresh();
      this.#connection.send(Command.HEARTBEAT, "null");
      this.#connection.sendGivenIds();
    }
  }

  /** Replies as long as the client reads the replies. */
  #ping(data: Buffer): void {
    if (!this.#isTaking()) return;
    if (!this.#isCalm()) this.#refuse("too many frames");
    else if (this.#socket.bufferedAmount < BUFFER_MAX) this.#socket.pong(data);
  }

  async #login({ accessToken, changes = false }: { accessToken: string; changes?: boolean | undefined }) {
    if (this.#loggingIn) return this.#refuse("second login");
    this.#loggingIn = true;
    try {
      const actor = await this.#parts.authenticate(accessToken);
      if (this.#socket.readyState !== this.#socket.OPEN) return;
      const { id: userId, terminal, sessionId } = actor;
      const who = { userId, terminal, sessionId, knowsChanges: changes };
      this.#connection = new Connection(who, this.#socket, this.#wire);
      this.#connection.onOver = () => this.#leave();
      this.#parts.known(this.#wire);
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#socket.terminate(), IDLE_MS);
      this.#connection.send(Command.LOGIN, "null");
      this.#parts.gateway.add(this.#connection);
      await this.#parts.joined(this.#connection);
    } catch (error) {
      // An invalid token is no error of the server; a database that is down looks the same to whoever logs in.
      if (!(error instanceof Failure) || error.kind === "unavailable")
        this.#parts.log.error({ err: error }, "a socket could not be logged in");
      this.#refuse("login refused");
    }
  }

  #refuse(reason: string): void {
    clearTimeout(this.#timer);
    this.#socket.close(CloseCode.REFUSED, reason);
    this.#cutSoon();
  }

  /** A client that does not complete the close would hold the connection for half a minute. */
  #cutSoon(): void {
    setTimeout(() => this.#socket.terminate(), 1000).unref();
  }

  #closed(): void {
    clearTimeout(this.#timer);
    this.#leave();
  }

  /** Runs once: when the session is over, or otherwise when the socket closes. */
  #leave(): void {
    if (this.#connection === null || this.#hasLeft) return;
    this.#hasLeft = true;
    this.#parts.gateway.remove(this.#connection);
    void this.#parts.left(this.#connection);
  }
}

/** Whether this is our path, from an allowed page; denied while that cannot be checked. */
async function mayUpgrade({ mayConnect, log }: SocketParts, request: IncomingMessage): Promise<boolean> {
  if ((request.url ?? "").split("?")[0] !== "/im") return false;
  try {
    return await mayConnect(request);
  } catch (error) {
    log.warn({ err: error }, "origin of a socket not checked");
    return false;
  }
}

/** Serves sockets at `/im` on an HTTP server. @returns a function that closes all of them with 1001. */
export function serveSockets(server: Server, parts: SocketParts): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: FRAME_UP_MAX,
    // A frame in tiny fragments costs many times its bytes.
    maxFragments: PIECES_MAX,
    maxBufferedChunks: PIECES_MAX,
    autoPong: false,
    clientTracking: true,
  });
  const upgrade = async (request: IncomingMessage, wire: Socket, head: Buffer) => {
    wire.on("error", () => wire.destroy());
    if (!parts.arrived(request, wire)) return;
    if (!(await mayUpgrade(parts, request))) {
      // A client that does not close the connection would hold it for ever.
      wire.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n", () => wire.destroy());
      return;
    }
    sockets.handleUpgrade(request, wire, head, (socket) => new Session(parts, socket, wire));
  };
  server.on("upgrade", (request, wire, head) => void upgrade(request, wire as Socket, head));
  return () => {
    for (const socket of sockets.clients) {
      socket.close(CloseCode.GOING_AWAY, "server stopping");
      setTimeout(() => socket.terminate(), 1000).unref();
    }
  };
}
