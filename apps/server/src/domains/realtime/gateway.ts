import { CLOSE_DELAY_MS, CloseCode, Command, MessageType, type StreamKind } from "@4d/contract";
import type { Bus, Delivery, RoomChange, SessionsClosing, Signal, StreamRow } from "../../platform/bus.ts";
import type { Log } from "../../platform/log.ts";
import { toClientJson } from "../../platform/names/client-json.ts";
import { NO_SPAN, type Span, type Tracing } from "../../platform/tracing/tracing.ts";
import type { Connection } from "./connection.ts";
import { type LoadRoom, RoomDirectory } from "./room-directory.ts";
import { type ReadStream, StreamTail } from "./stream-tail.ts";
import { UnloadedRooms } from "./unloaded-rooms.ts";

export interface GatewayParts {
  bus: Bus;
  log: Log;
  tracing: Tracing;
  loadRoom: LoadRoom;
  /** Ids of everybody who belongs or belonged to a room, and nothing else about them. */
  peopleOfRoom(room: number): Promise<readonly number[]>;
  readStream: ReadStream;
  /** The newest id of a stream. */
  newestStreamId(kind: StreamKind): Promise<number>;
  /** No other process writes to the streams, so no announcement can be lost. */
  isAlone: boolean;
}

/** How often the newest ids are read, to find rows whose announcement was lost. */
const CATCH_UP_MS = 2000;
/** Without other writers only a commit whose response was lost goes unannounced; rarer, so that an idle database stays idle. */
const CATCH_UP_ALONE_MS = 30_000;
/** How often, at most, everybody is made to pull because of a room whose people cannot be determined. */
const DOUBT_ALL_MS = 10_000;
/** Allows for tabs without a shared socket, and for dead connections not yet detected. */
const SOCKETS_PER_SESSION = 8;
const command = { private: Command.PRIVATE, group: Command.GROUP } as const;
const closeCode = {
  replaced: CloseCode.REPLACED,
  revoked: CloseCode.REVOKED,
  banned: CloseCode.REVOKED,
} as const;

interface QueuedRow {
  row: StreamRow;
  /** Measures the time until the row is sent to all sockets of this node that may have it now. */
  span: Span;
}

/** Maps audiences to this node's sockets and forwards rows; it does not know what a message is. */
export class Gateway {
  readonly #parts: GatewayParts;
  readonly #people = new Map<number, Set<Connection>>();
  readonly #rooms: RoomDirectory;
  readonly #unloaded: UnloadedRooms;
  #markedAllAt = Number.NEGATIVE_INFINITY;
  readonly #tails = new Map<StreamKind, StreamTail>();
  /** Rows wait here while a room is being loaded, so that the order of a stream never changes. */
  readonly #queues = { private: [] as QueuedRow[], group: [] as QueuedRow[] };
  readonly #busy = { private: false, group: false };
  readonly #stops: (() => void)[] = [];

  constructor(parts: GatewayParts) {
    this.#parts = parts;
    this.#rooms = new RoomDirectory(parts.loadRoom);
    this.#unloaded = new UnloadedRooms({
      load: (room) => this.#rooms.load(room),
      isKnown: (room) => this.#rooms.known(room) !== null,
      peopleOf: (room) => parts.peopleOfRoom(room),
      log: parts.log,
    });
  }

  /** Starts following both streams from their newest ids. */
  async start(): Promise<void> {
    const { bus } = this.#parts;
    for (const kind of ["private", "group"] as const) {
      const tail = new StreamTail(kind, await this.#parts.newestStreamId(kind), this.#parts.readStream, {
        row: (of, row) => this.#enqueue(of, row),
        room: (change: RoomChange) => this.#rooms.apply(change),
        gap: () => this.#rooms.forgetAll(),
        isThere: async () => (await this.#parts.newestStreamId(kind)) > 0,
        unreadable: (id, error) => this.#skip(kind, id, error),
      });
      this.#tails.set(kind, tail);
    }
    this.#stops.push(
      bus.subscribe("batch", (batch) => this.#tails.get(batch.kind)?.take(batch)),
      bus.subscribe("signal", (signal) => this.#signal(signal)),
      bus.subscribe("closing", (closing) => this.#closeSessions(closing)),
    );
    // The last row of a burst has no successor to reveal that its announcement was lost.
    const interval = this.#parts.isAlone ? CATCH_UP_ALONE_MS : CATCH_UP_MS;
    const timer = setInterval(() => void this.#catchUp(), interval);
    this.#stops.push(() => clearInterval(timer));
  }

  add(connection: Connection): void {
    const mine = this.#people.get(connection.userId) ?? new Set();
    this.#people.set(connection.userId, mine.add(connection));
    const same = [...mine].filter((one) => one.sessionId === connection.sessionId);
    if (same.length > SOCKETS_PER_SESSION) same[0]?.close(CloseCode.GOING_AWAY, "too many sockets");
  }

  remove(connection: Connection): void {
    const mine = this.#people.get(connection.userId);
    mine?.delete(connection);
    if (mine?.size === 0) this.#people.delete(connection.userId);
  }

  /** Whether a session has a socket on this node. */
  has(userId: number, sessionId: string): boolean {
    return [...(this.#people.get(userId) ?? [])].some((one) => one.sessionId === sessionId);
  }

  /** All sockets of this node. */
  *connections(): Iterable<Connection> {
    for (const mine of this.#people.values()) yield* mine;
  }

  stop(): void {
    this.#unloaded.stop();
    for (const stop of this.#stops.splice(0)) stop();
    for (const connection of [...this.connections()])
      connection.close(CloseCode.GOING_AWAY, "server stopping");
  }

  /** Finds rows that were committed but not announced here. */
  async #catchUp(): Promise<void> {
    for (const tail of this.#tails.values()) {
      try {
        tail.catchUp(await this.#parts.newestStreamId(tail.kind));
      } catch (error) {
        this.#parts.log.warn({ err: error }, "stream head not readable");
      }
    }
  }

  #enqueue(kind: StreamKind, row: StreamRow): void {
    const { tracing } = this.#parts;
    const span = tracing.isOn
      ? tracing.start("stream.deliver", { "fd.stream": kind, "fd.id": row.id })
      : NO_SPAN;
    this.#queues[kind].push({ row, span });
    if (!this.#busy[kind]) void this.#drain(kind);
  }

  /** Delivers the queued rows of a stream in order, one after another. */
  async #drain(kind: StreamKind): Promise<void> {
    this.#busy[kind] = true;
    const queue = this.#queues[kind];
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const { row, span } = next;
      let sockets = 0;
      for (const delivery of row.deliveries) {
        const { room } = delivery.audience;
        if (room === undefined || this.#isOpen(room)) sockets += this.#deliver(kind, row.id, delivery);
        else if (await this.#tryOpen(room)) sockets += this.#deliver(kind, row.id, delivery);
        else this.#queueForRoom(room, kind, row.id, delivery);
      }
      span.set({ "fd.sockets": sockets });
      span.end();
    }
    this.#busy[kind] = false;
  }

  /** Whether the people of a room are known, and no row or signal waits for them. */
  #isOpen(room: number): boolean {
    return !this.#unloaded.has(room) && this.#rooms.known(room) !== null;
  }

  async #tryOpen(room: number): Promise<boolean> {
    return !this.#unloaded.has(room) && (await this.#unloaded.tryLoad(room));
  }

  /**
   * A row for a room that cannot be loaded waits, and holds up nothing else. It then arrives after later rows: its
   * possible recipients get a gap, so that no cursor moves past a row that may never come.
   */
  #queueForRoom(room: number, kind: StreamKind, id: number, delivery: Delivery): void {
    const isFirst = this.#unloaded.add(room, () => this.#deliver(kind, id, delivery, true));
    const people = this.#unloaded.peopleOf(room);
    if (people !== null) this.#markGap(kind, id, people);
    else if (isFirst || performance.now() - this.#markedAllAt > DOUBT_ALL_MS) {
      this.#markedAllAt = performance.now();
      this.#markGap(kind, id, this.#people.keys());
    }
  }

  /** Skips a row that cannot be read; its recipients may get it by pulling. */
  #skip(kind: StreamKind, id: number, error: unknown): void {
    this.#parts.log.error({ err: error, stream: kind, id }, "row not readable, passed over");
    this.#markGap(kind, id, this.#people.keys());
  }

  /** Counts a row as sent to people who did not get it: the next frame does not fit, so they pull. */
  #markGap(kind: StreamKind, id: number, people: Iterable<number>): void {
    for (const userId of people) {
      for (const { lastId } of this.#people.get(userId) ?? []) lastId[kind] = Math.max(lastId[kind], id);
    }
  }

  /** @returns to how many sockets it was sent. */
  #deliver(kind: StreamKind, id: number, { audience, data, isChange }: Delivery, isLate = false): number {
    let sockets = 0;
    // Built once per row and previous id; most members of a busy group share the previous id.
    const frames = new Map<number, Buffer>();
    const head = `{"cmd":${command[kind]},"data":${data.slice(0, -1)},"prevId":`;
    for (const userId of this.#recipients(id, audience)) {
      for (const connection of this.#people.get(userId) ?? []) {
        if (connection.sessionId === audience.exceptSession) continue;
        if (isChange && !connection.knowsChanges) continue;
        // A late row follows whatever precedes it, sent or not.
        const previous = isLate ? Math.min(connection.lastId[kind], id - 1) : connection.lastId[kind];
        let frame = frames.get(previous);
        if (frame === undefined) {
          frame = Buffer.from(`${head}${previous}}}`);
          frames.set(previous, frame);
        }
        connection.lastId[kind] = Math.max(connection.lastId[kind], id);
        connection.sendFrame(frame);
        sockets += 1;
      }
    }
    return sockets;
  }

  *#recipients(id: number, audience: Delivery["audience"]): Iterable<number> {
    yield* new Set(audience.users ?? []);
    if (audience.room === undefined) return;
    for (const [userId, windows] of this.#rooms.known(audience.room) ?? []) {
      if (windows.some(({ from, to }) => from < id && (to === null || id <= to))) yield userId;
    }
  }

  /** Sends a signal now or, if its room is not loaded, as soon as it is. */
  #signal(signal: Signal): void {
    const { room } = signal;
    if (room === undefined || this.#isOpen(room)) this.#send(signal);
    else void this.#sendOnceOpen(room, signal);
  }

  async #sendOnceOpen(room: number, signal: Signal): Promise<void> {
    if (await this.#tryOpen(room)) this.#send(signal);
    else this.#unloaded.add(room, () => this.#send(signal));
  }

  #send(signal: Signal): void {
    const data = toClientJson(signal.data ?? null);
    const room = signal.room === undefined ? null : this.#rooms.known(signal.room);
    const present = [...(room ?? [])].flatMap(([userId, windows]) =>
      windows.some(({ to }) => to === null) ? [userId] : [],
    );
    for (const userId of new Set([...signal.users, ...present])) {
      for (const connection of this.#people.get(userId) ?? []) {
        if (signal.onlySession !== undefined && connection.sessionId !== signal.onlySession) continue;
        if (connection.sessionId === signal.exceptSession) continue;
        connection.send(signal.command, data);
      }
    }
  }

  #closeSessions(closing: SessionsClosing): void {
    const sessions = new Set(closing.sessions);
    for (const connection of [...(this.#people.get(closing.userId) ?? [])]) {
      if (!sessions.has(connection.sessionId)) continue;
      this.remove(connection);
      const { reason } = closing;
      if (reason === "revoked") connection.close(closeCode.revoked, reason);
      else
        connection.closeAfter(
          lastFrame(reason, closing.text),
          CLOSE_DELAY_MS[reason],
          closeCode[reason],
          reason,
        );
    }
  }
}

/** The last frame for a client whose session was ended by somebody else. */
function lastFrame(reason: "replaced" | "banned", text: string): { command: Command; data: string } {
  if (reason === "replaced") return { command: Command.FORCE_LOGOUT, data: JSON.stringify(text) };
  const event = { type: MessageType.USER_BANNED, content: text };
  return { command: Command.SYSTEM, data: JSON.stringify(event) };
}
