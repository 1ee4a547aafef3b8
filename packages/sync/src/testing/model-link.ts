import {
  api,
  type Call,
  type ChatState,
  createClient,
  type DownFrame,
  type Endpoint,
  type InputOf,
  type Request,
  type StreamKind,
} from "@4d/contract";

import { toChatId } from "../chat.ts";
import type { FrameSource, LinkState } from "../connection.ts";
import type { StreamRecord } from "../stream-row.ts";
import { GROUP, ME } from "./model-history.ts";
import { stateAfter } from "./model-log.ts";
import type { ModelServer } from "./model-server.ts";

/** A refusal as the transport reports one. */
export class RefusedError extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`code ${code}`);
    this.code = code;
  }
}

/**
 * One terminal's link to the model server: HTTP that can fail, and a socket that can lose and repeat frames.
 */
export class ModelLink implements FrameSource {
  state: LinkState = "offline";
  /** Called before each request; an error it throws is the network's or the server's. */
  fault: (path: string, stage: "before" | "after") => void = () => undefined;
  /** How long a request travels to the server, and its response back. */
  delay: (stage: "before" | "after") => Promise<void> = () => Promise.resolve();
  /** How often a frame arrives: 0 lost, 1 once, 2 twice. */
  copies: () => number = () => 1;
  /** Delivers a frame, at once or later: then others overtake it. */
  deliver: (arrive: () => void) => void = (arrive) => arrive();
  /** Chats on a page of summaries. */
  summariesPerPage = 200;
  readonly requests: string[] = [];
  readonly call: Call;
  readonly #server: ModelServer;
  readonly #frames = new Set<(frame: DownFrame) => void>();
  readonly #states = new Set<(state: LinkState) => void>();
  #given: Record<StreamKind, number> = { private: 0, group: 0 };
  #seen = 0;
  readonly #own = new Set<number>();

  constructor(server: ModelServer) {
    this.#server = server;
    this.call = createClient((request) => this.#respond(request));
  }

  onFrame(handler: (frame: DownFrame) => void): () => void {
    this.#frames.add(handler);
    return () => this.#frames.delete(handler);
  }

  onState(handler: (state: LinkState) => void): () => void {
    this.#states.add(handler);
    return () => this.#states.delete(handler);
  }

  /** Logs a new socket in; it is given what happens from now on. */
  connect(): void {
    this.#given = { private: 0, group: 0 };
    this.#seen = this.#server.log.length;
    this.#notifyState("online");
  }

  disconnect(): void {
    this.#notifyState("offline");
  }

  #notifyState(state: LinkState): void {
    this.state = state;
    for (const handler of [...this.#states]) handler(state);
  }

  emit(frame: DownFrame): void {
    for (const handler of [...this.#frames]) handler(frame);
  }

  /** Sends what happened since, each row with its place in this socket's chain. */
  push(): void {
    const rows = this.#server.log.slice(this.#seen);
    this.#seen = this.#server.log.length;
    if (this.state !== "online") return;
    for (const row of rows) {
      if (this.#own.has(this.#server.log.indexOf(row))) continue;
      const prevId = this.#given[row.kind];
      this.#given[row.kind] = row.id;
      const record = { ...this.#server.frame(row), prevId };
      for (let copy = this.copies(); copy > 0; copy -= 1)
        this.deliver(() => this.emit(frameOf(row.kind, record)));
    }
  }

  /** Sends the server's report after a heartbeat. */
  sendGiven(): void {
    this.emit({ cmd: 5, data: { type: "stream.given", ...this.#given } });
  }

  async #respond(request: Request): Promise<unknown> {
    await this.delay("before");
    const { path } = request.endpoint;
    this.requests.push(request.url);
    this.fault(path, "before");
    const answer = this.#data(request, new URL(request.url, "http://model").searchParams);
    await this.delay("after");
    this.fault(path, "after");
    return answer;
  }

  #data({ endpoint, body }: Request, query: URLSearchParams): unknown {
    const number = (name: string) => Number(query.get(name) ?? 0);
    const server = this.#server;
    const peer = () => toChatId(`p:${number("friendId")}`) ?? "p:2";
    const is = (other: Endpoint) => other === endpoint;
    if (is(api.privateMessages.pull)) return server.page("private", number("minId"), number("limit"));
    if (is(api.groupMessages.pull)) return server.page("group", number("minId"), number("limit"));
    if (is(api.chats.summaries)) {
      const cursor = query.get("cursor");
      return server.summaries({ rows: number("rows"), perPage: this.summariesPerPage, cursor });
    }
    if (is(api.chats.states)) return server.states();
    if (is(api.chats.setState)) return this.#setState(body);
    const before = number("beforeId") || Number.MAX_SAFE_INTEGER;
    if (is(api.privateMessages.history)) return server.history(peer(), before, number("size"));
    if (is(api.groupMessages.history)) return server.history(`g:${GROUP}`, before, number("size"));
    if (is(api.privateMessages.around)) return server.around(peer(), number("id"), number("size"));
    if (is(api.privateMessages.send) || is(api.groupMessages.send)) return this.#send(body);
    return null;
  }

  #setState(body: unknown): ChatState {
    const { chatId, markedUnread } = body as InputOf<typeof api.chats.setState>;
    return stateAfter(this.#server.log, this.#server.mark(toChatId(chatId) ?? "p:2", markedUnread === true));
  }

  #send(body: unknown): StreamRecord {
    const sent = typeof body === "object" && body !== null ? body : {};
    const chatId = "recvId" in sent ? `p:${String(sent.recvId)}` : `g:${GROUP}`;
    const content = "content" in sent ? String(sent.content) : "";
    const tmpId = "tmpId" in sent ? String(sent.tmpId) : null;
    const row = this.#server.send(toChatId(chatId) ?? "p:2", ME, content, tmpId);
    this.#own.add(this.#server.log.indexOf(row));
    return this.#server.frame(row);
  }
}

function frameOf(kind: StreamKind, record: StreamRecord): DownFrame {
  if (kind === "group" && "groupId" in record) return { cmd: 4, data: record };
  if ("recvId" in record) return { cmd: 3, data: record };
  throw new Error("A private record has a receiver");
}
