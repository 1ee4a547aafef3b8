import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Memory in bytes per byte of a head while it is read: each name and value becomes a string of its own. */
const HEAD_WEIGHT = 4;
/** Memory of a header's name or value once read. */
const HEADER_BYTES = 64;
/** What a file stream holds besides what its socket has not sent. */
const STREAM_BYTES = 64 * 1024;
/** Concurrent requests on a connection; browsers never send the next before the response. */
const PIPELINED_MOST = 16;
/** Enough of a request's first line to know its path. */
const LINE = 200;

/** A connection without a login, or without one yet: what it waits for, and the memory it holds. */
export class PendingConnection {
  readonly socket: Socket;
  /** What it counts towards: an address until an account is known; empty while only a proxy's address is. */
  key = "";
  networkKey = "";
  isCounted = true;
  /** It has become a socket that must log in. */
  isUpgraded = false;
  /** Since when it is being closed: its response can still be read, what it sends is dropped. */
  leavingSince: number | undefined;
  /** The newest request, until it is answered. */
  request: IncomingMessage | undefined;
  isUpload = false;
  /** When this request, or the wait for one, began, and how many bytes had been read by then. */
  since: number;
  readBefore = 0;
  /** Start of an upload's current window, and the bytes read by then. */
  mark = { at: 0, read: 0 };
  /** Its reader has a time limit. */
  isWatched = false;
  #chunkAt = 0;
  #requestLine: Buffer | undefined;
  #requestedApi = false;
  readonly #answers: ServerResponse[] = [];

  constructor(socket: Socket, now: number) {
    this.socket = socket;
    this.since = now;
  }

  /** Bytes have arrived that nobody has parsed yet. */
  readonly onData = (chunk: Buffer): void => {
    this.#chunkAt = this.socket.bytesRead - chunk.length;
    if (this.hasRequest() || (this.#requestLine !== undefined && this.#requestLine.length >= LINE)) return;
    this.#requestLine = this.#requestLine === undefined ? chunk : Buffer.concat([this.#requestLine, chunk]);
  };

  /** A request's head has arrived. @returns false when too many are under way. */
  beginRequest(request: IncomingMessage, answer: ServerResponse, now: number): boolean {
    const responses = this.#answers;
    while (responses[0]?.writableFinished) responses.shift();
    responses.push(answer);
    this.request = request;
    this.isUpload = false;
    this.#requestLine = undefined;
    this.#requestedApi = isApi(request.url ?? "");
    this.since = now;
    this.readBefore = this.#chunkAt;
    return responses.length <= PIPELINED_MOST;
  }

  /** The request is answered or dropped: whatever comes now is another request. */
  awaitRequest(now: number): void {
    this.request = undefined;
    this.since = now;
    this.readBefore = this.socket.bytesRead;
  }

  /** Whether a request is under way: incomplete, or not answered. */
  hasRequest(): boolean {
    return this.request !== undefined && !(this.request.complete && this.isAnswered());
  }

  isAnswered(): boolean {
    return this.#answers.at(-1)?.writableFinished ?? true;
  }

  /** Whether it waits for something that may never come: the start of a request, the rest of one, a login. */
  isStalling(): boolean {
    return !this.hasRequest() || this.request?.complete === false;
  }

  /** Whether a response written now would be read as the answer to the latest request, complete or not. */
  canRespond(): boolean {
    if (this.isUpgraded) return false;
    const open = this.#answers.filter((answer) => !answer.writableFinished);
    if (!this.hasRequest()) return open.length === 0 && this.read() > 0;
    return open.length === 1 && open[0]?.headersSent === false;
  }

  /**
   * Ignores the rest of the packet that is being parsed: it can hold a thousand requests, or ten thousand chunks.
   * Node's parser cannot be stopped within a packet, but its callbacks can be removed for a while.
   */
  stopReading(): void {
    const { parser } = this.socket as { parser?: Record<string, unknown> | null };
    if (!parser) return;
    const calls = Object.entries(parser).filter(
      ([key, call]) => /^\d+$/.test(key) && typeof call === "function",
    );
    for (const [key] of calls) parser[key] = undefined;
    // Parsers are reused for other connections.
    process.nextTick(() => Object.assign(parser, Object.fromEntries(calls)));
  }

  /** Bytes read of the current request. */
  read(): number {
    return this.socket.bytesRead - this.readBefore;
  }

  /** Memory held for incomplete data, bytes. */
  heldBytes(): number {
    const { request } = this;
    if (this.isUpgraded) return this.read();
    if (request === undefined || !this.hasRequest()) return this.read() * HEAD_WEIGHT;
    if (request.complete) return 0;
    return request.rawHeaders.length * HEADER_BYTES + (this.isUpload ? STREAM_BYTES : this.read());
  }

  /** Memory held for a response that is not read, bytes. */
  unreadBytes(): number {
    const { writableLength } = this.socket;
    return writableLength === 0 ? 0 : writableLength + STREAM_BYTES;
  }

  /** Whether the request, even an incomplete one, is for the API. @param packet what could not be parsed. */
  isApiRequest(packet?: Uint8Array): boolean {
    const beginning = this.#requestLine ?? (this.hasRequest() ? undefined : packet);
    if (beginning === undefined) return this.#requestedApi;
    const line = Buffer.from(beginning).toString("latin1", 0, LINE);
    return isApi(/^\s*\S+ (\S+)/.exec(line)?.[1] ?? "");
  }
}

/** Whether a path is under `/api`; also in the form sent to a proxy. */
const isApi = (target: string): boolean => /^(?:https?:\/\/[^/]*)?\/api(?:[/?]|$)/i.test(target);
