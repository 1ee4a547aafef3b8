import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Bytes of memory a byte of a head costs while it is read: each name and value becomes a text of its own. */
const HEAD_WEIGHT = 4;
/** What a name or a value of a header takes, once read. */
const HEADER_BYTES = 64;
/** What a stream of a file holds besides what its socket has not sent. */
const STREAM_BYTES = 64 * 1024;
/** Requests a connection may have under way; browsers never send the next before the answer. */
const PIPELINED_MOST = 16;
/** As much of a request's first line as tells what it asks for. */
const LINE = 200;

/** A connection whose sender no login answers for, or not for long: what it waits for, and what it holds. */
export class PendingConnection {
  readonly socket: Socket;
  /** Who answers for it: an address until an account is known; nobody while only a proxy's is. */
  key = "";
  networkKey = "";
  isCounted = true;
  /** It has become a socket that is to log in. */
  isUpgraded = false;
  /** Since when it is on its way out: its answer can still be read, what it sends is dropped. */
  leavingSince: number | undefined;
  /** The newest request, until it is answered. */
  request: IncomingMessage | undefined;
  isUpload = false;
  /** When this request, or the wait for one, began; and how many bytes had been read by then. */
  since: number;
  readBefore = 0;
  /** Since when an upload is to bring something, and what it had brought by then. */
  mark = { at: 0, read: 0 };
  /** Its reader has been given a time to take something in. */
  isWatched = false;
  #chunkAt = 0;
  #requestLine: Buffer | undefined;
  #requestedApi = false;
  readonly #answers: ServerResponse[] = [];

  constructor(socket: Socket, now: number) {
    this.socket = socket;
    this.since = now;
  }

  /** Bytes have come, and nobody has looked at them yet. */
  readonly onData = (chunk: Buffer): void => {
    this.#chunkAt = this.socket.bytesRead - chunk.length;
    if (this.hasRequest() || (this.#requestLine !== undefined && this.#requestLine.length >= LINE)) return;
    this.#requestLine = this.#requestLine === undefined ? chunk : Buffer.concat([this.#requestLine, chunk]);
  };

  /** The head of a request is there. @returns false when too many are under way. */
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

  /** It is answered, or was never heard: whatever comes now is another request. */
  awaitRequest(now: number): void {
    this.request = undefined;
    this.since = now;
    this.readBefore = this.socket.bytesRead;
  }

  /** Whether a request is under way: not whole yet, or not answered. */
  hasRequest(): boolean {
    return this.request !== undefined && !(this.request.complete && this.isAnswered());
  }

  isAnswered(): boolean {
    return this.#answers.at(-1)?.writableFinished ?? true;
  }

  /** Whether something is waited for that may never come: the beginning of a request, the rest of one, a login. */
  isStalling(): boolean {
    return !this.hasRequest() || this.request?.complete === false;
  }

  /** Whether what is written now is read as the answer to what was last asked, or begun to be. */
  canRespond(): boolean {
    if (this.isUpgraded) return false;
    const open = this.#answers.filter((answer) => !answer.writableFinished);
    if (!this.hasRequest()) return open.length === 0 && this.read() > 0;
    return open.length === 1 && open[0]?.headersSent === false;
  }

  /**
   * Lets nothing more come of the packet that is being read: it can hold a thousand requests, or ten thousand pieces.
   * Node's parser cannot be stopped within one, but for a while it has nobody to call.
   */
  stopReading(): void {
    const { parser } = this.socket as { parser?: Record<string, unknown> | null };
    if (!parser) return;
    const calls = Object.entries(parser).filter(
      ([key, call]) => /^\d+$/.test(key) && typeof call === "function",
    );
    for (const [key] of calls) parser[key] = undefined;
    // Parsers are used again for other connections.
    process.nextTick(() => Object.assign(parser, Object.fromEntries(calls)));
  }

  /** Bytes read of what it asks now. */
  read(): number {
    return this.socket.bytesRead - this.readBefore;
  }

  /** Memory held for what is not there yet, bytes. */
  heldBytes(): number {
    const { request } = this;
    if (this.isUpgraded) return this.read();
    if (request === undefined || !this.hasRequest()) return this.read() * HEAD_WEIGHT;
    if (request.complete) return 0;
    return request.rawHeaders.length * HEADER_BYTES + (this.isUpload ? STREAM_BYTES : this.read());
  }

  /** Memory held for an answer that its reader does not take, bytes. */
  unreadBytes(): number {
    const { writableLength } = this.socket;
    return writableLength === 0 ? 0 : writableLength + STREAM_BYTES;
  }

  /** Whether what it asks, or began to ask, is an operation of the API. @param packet what could not be read. */
  isApiRequest(packet?: Uint8Array): boolean {
    const beginning = this.#requestLine ?? (this.hasRequest() ? undefined : packet);
    if (beginning === undefined) return this.#requestedApi;
    const line = Buffer.from(beginning).toString("latin1", 0, LINE);
    return isApi(/^\s*\S+ (\S+)/.exec(line)?.[1] ?? "");
  }
}

/** A path under `/api`, also as it is written to a proxy. */
const isApi = (target: string): boolean => /^(?:https?:\/\/[^/]*)?\/api(?:[/?]|$)/i.test(target);
