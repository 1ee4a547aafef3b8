import type { StreamKind } from "@4d/contract";
import type { RoomChange, StreamBatch, StreamRow } from "../../platform/bus.ts";

/**
 * Reads rows `after < id <= upTo` of a stream, ascending, from the database: any number of the first ones, and none
 * only when there are none.
 */
export type ReadStream = (kind: StreamKind, after: number, upTo: number) => Promise<StreamRow[]>;

interface Listener {
  /** The next row of the stream; called for every row exactly once, in id order. */
  row(kind: StreamKind, row: StreamRow): void;
  room(change: RoomChange): void;
  /** Announcements were missed: what is known about rooms may be stale. */
  gap(): void;
  /** Whether the stream can be read at all, so that an unreadable row is the only problem. May throw. */
  isThere(): Promise<boolean>;
  /** This row cannot be read, though the stream can: it is skipped. */
  unreadable(id: number, error: unknown): void;
}

/** Rows read at once. */
const SPAN_MAX = 1000;
/** How often a row is read before it counts as unreadable, with a pause in between. */
const TRIES = 3;
const PAUSE_MS = 20;
const pause = (ms: number) => new Promise((wait) => setTimeout(wait, ms));

/**
 * Follows one stream on this node without gaps. Batches of other nodes may arrive late, early or not at all; each names
 * the id it follows, so a hole is noticed at once and read from the database (`W13`). Ids are assigned without gaps,
 * but rows of deleted accounts are erased: a row not found below a committed id never comes.
 */
export class StreamTail {
  readonly kind: StreamKind;
  readonly #read: ReadStream;
  readonly #listener: Listener;
  #last: number;
  #waiting = new Map<number, StreamBatch>();
  #healing: Promise<void> | null = null;

  constructor(kind: StreamKind, start: number, read: ReadStream, listener: Listener) {
    this.kind = kind;
    this.#last = start;
    this.#read = read;
    this.#listener = listener;
  }

  /** The id up to which everything was delivered. */
  get last(): number {
    return this.#last;
  }

  /** Handles an announced batch. */
  take(batch: StreamBatch): void {
    if (batch.last < this.#last || (batch.last === this.#last && batch.rooms.length === 0)) return;
    this.#waiting.set(batch.after, batch);
    if (this.#healing === null) this.#drain();
  }

  /** Reads what other nodes stored up to `newestId` and did not announce to us. */
  catchUp(newestId: number): void {
    if (newestId > this.#last && this.#healing === null) this.#healing = this.#heal(newestId);
  }

  /** Resolves when no read from the database is under way. */
  async settled(): Promise<void> {
    while (this.#healing !== null) await this.#healing;
  }

  #drain(): void {
    for (;;) {
      const next = this.#waiting.get(this.#last) ?? this.#overlapping();
      if (next === undefined) break;
      this.#waiting.delete(next.after);
      this.#handOn(next);
    }
    if (this.#waiting.size > 0) {
      const upTo = Math.max(...[...this.#waiting.values()].map((batch) => batch.last));
      this.#healing = this.#heal(upTo);
    }
  }

  #overlapping(): StreamBatch | undefined {
    for (const batch of this.#waiting.values()) if (batch.after <= this.#last) return batch;
    return undefined;
  }

  #handOn(batch: StreamBatch): void {
    for (const change of batch.rooms) this.#listener.room(change);
    for (const row of batch.rows) {
      if (row.id <= this.#last) continue;
      this.#last = row.id;
      this.#listener.row(this.kind, row);
    }
  }

  async #heal(upTo: number): Promise<void> {
    await pause(20);
    try {
      for (let span = SPAN_MAX; this.#last < upTo && !this.#waiting.has(this.#last); ) {
        const to = Math.min(upTo, this.#last + span);
        try {
          this.#handRows(await this.#read(this.kind, this.#last, to), to);
          span = Math.min(SPAN_MAX, span * 2);
        } catch {
          if (!(await this.#listener.isThere())) return;
          if (to - this.#last > 1) span = Math.floor((to - this.#last) / 2);
          else await this.#readOne(to);
        }
      }
    } catch {
      // The database is down: the next announcement, or the next check of the newest id, tries again.
    } finally {
      this.#healing = null;
      if ([...this.#waiting.values()].some((batch) => batch.after <= this.#last)) this.#drain();
    }
  }

  #handRows(rows: readonly StreamRow[], to: number): void {
    this.#listener.gap();
    for (const row of rows) {
      this.#last = row.id;
      this.#listener.row(this.kind, row);
    }
    if (rows.length === 0) this.#last = to;
  }

  /** A single row that could not be read: retry it, and then continue the stream without it. */
  async #readOne(id: number): Promise<void> {
    let last: unknown;
    for (let tries = 1; tries < TRIES; tries += 1) {
      await pause(PAUSE_MS);
      try {
        this.#handRows(await this.#read(this.kind, id - 1, id), id);
        return;
      } catch (error) {
        last = error;
      }
    }
    if (!(await this.#listener.isThere())) throw last;
    this.#last = id;
    this.#listener.gap();
    this.#listener.unreadable(id, last);
  }
}
