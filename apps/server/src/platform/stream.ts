import type { StreamKind } from "@4d/contract";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Bus, RoomChange, StreamRow } from "./bus.ts";
import { ahead } from "./db/named-pool.ts";
import type {} from "./db/stream.table.ts";
import type { Tables } from "./db/tables.ts";
import { type Failure, fail } from "./failure.ts";
import type { Log } from "./log.ts";
import { errorKindOf, NO_SPAN, noTracing, type Span, type Tracing, traced } from "./tracing/tracing.ts";

/** An intent's outcome: a value computed after the commit, or a refusal that does not affect other intents. */
export type IntentOutcome<R> = { value: () => R } | { failure: Failure };

/** The transaction an intent runs in, under the stream's lock. */
export interface Step<Row> {
  trx: Transaction<Tables>;
  /** Epoch milliseconds, the same for the whole batch. */
  now: number;
  /** Id of the newest row, including those appended in this batch. */
  lastId(): number;
  /** Appends a row and gives it the next id and the batch's time. */
  append(row: Row): Row & Appended;
  /** Announces to the gateways that a member joined or left. */
  changeRoom(change: RoomChange): void;
  /** Runs after the commit and before its rows are delivered: for updates without which the rows make no sense. */
  beforeDelivery(task: () => Promise<void>): void;
}

/** What a row gets when it is appended. */
export interface Appended {
  id: number;
  sendTime: number;
}

/** A kind of change to a stream; `run` handles all inputs of its kind in a batch with few statements. */
export interface Intent<Row, Input, Result> {
  name: string;
  /** Runs before the other intents of its batch, so that none of them shows what this one revokes. */
  runsFirst?: true;
  run(step: Step<Row>, inputs: readonly Input[]): Promise<IntentOutcome<Result>[]>;
}

/** How one stream's rows are stored and presented; provided by the domain that owns them. */
export interface StreamStore<Row> {
  /** Fills in what only the database knows about new rows (`seq`), with few statements. */
  number(trx: Transaction<Tables>, rows: readonly (Row & Appended)[]): Promise<void>;
  /** Stores the new rows in one statement, sent `ahead`: only the COMMIT follows. */
  insert(trx: Transaction<Tables>, rows: readonly (Row & Appended)[]): Promise<void>;
  /** The stored row as it is delivered. */
  present(row: Row & Appended): StreamRow;
}

/** What the intents of a batch leave behind. */
interface BatchEffects<Row> {
  rows: (Row & Appended)[];
  rooms: RoomChange[];
  beforeDelivery: (() => Promise<void>)[];
}

interface QueuedIntent<Row> {
  intent: Intent<Row, unknown, unknown>;
  input: unknown;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  /** From the call until its rows are announced. */
  span: Span;
}

const BATCH_MAX = 256;
/** Under load a smaller batch waits a moment for more intents: a commit costs more than the wait. */
const GATHER_MIN = 64;
const GATHER_MS = 3;
const gathering = () => new Promise((resolve) => setTimeout(resolve, GATHER_MS));
const QUEUE_MAX = 20_000;

export const succeeded = <R>(value: () => R): IntentOutcome<R> => ({ value });
export const refused = (failure: Failure): { failure: Failure } => ({ failure });

/**
 * The only way to append to a stream of rows (`messages §1.1`). Concurrent intents share a transaction and a commit.
 * Ids are assigned under a row lock held until that commit, so on any number of nodes no id becomes visible before a
 * smaller one and none is skipped.
 */
export class Stream<Row> {
  readonly kind: StreamKind;
  readonly #db: Kysely<Tables>;
  readonly #bus: Bus;
  readonly #log: Log;
  readonly #now: () => number;
  readonly #store: StreamStore<Row>;
  readonly #tracing: Tracing;
  #queue: QueuedIntent<Row>[] = [];
  #draining: Promise<void> | null = null;
  readonly #listeners: ((rows: readonly (Row & Appended)[]) => void)[] = [];

  constructor(
    kind: StreamKind,
    parts: {
      db: Kysely<Tables>;
      bus: Bus;
      log: Log;
      now: () => number;
      store: StreamStore<Row>;
      tracing?: Tracing;
    },
  ) {
    this.kind = kind;
    this.#db = parts.db;
    this.#bus = parts.bus;
    this.#log = parts.log;
    this.#now = parts.now;
    this.#store = parts.store;
    this.#tracing = parts.tracing ?? noTracing;
  }

  /** Runs an intent in the next batch; resolves after its commit. @throws Failure when refused or overloaded. */
  submit<Input, Result>(intent: Intent<Row, Input, Result>, input: Input): Promise<Result> {
    if (this.#queue.length >= QUEUE_MAX)
      fail("unavailable", { cause: `${QUEUE_MAX} wait for this stream already` });
    const span = this.#tracing.isOn ? this.#startSpan(intent.name) : NO_SPAN;
    return new Promise<Result>((resolve, reject) => {
      this.#queue.push({ intent, input, resolve, reject, span } as unknown as QueuedIntent<Row>);
      this.#draining ??= this.#drain();
    });
  }

  /** Calls `listener` with rows committed by this node only: for what must happen once. */
  onCommitted(listener: (rows: readonly (Row & Appended)[]) => void): void {
    this.#listeners.push(listener);
  }

  /** Resolves when everything submitted so far is committed or refused. */
  async settled(): Promise<void> {
    while (this.#draining !== null) await this.#draining;
  }

  async #drain(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, BATCH_MAX);
      await this.#run(batch);
      if (this.#queue.length > 0 && this.#queue.length < GATHER_MIN) await gathering();
    }
    this.#draining = null;
  }

  async #run(batch: QueuedIntent<Row>[]): Promise<void> {
    try {
      await this.#traceBatch(batch);
    } catch (error) {
      if (batch.length === 1 || (error instanceof Error && error.name === "DatabaseUnavailable")) {
        for (const queued of batch) rejectOne(queued, error);
        return;
      }
      // One intent's statement broke the transaction: halving soon isolates it, and the others go on together.
      this.#log.warn({ err: error, stream: this.kind, intents: batch.length }, "stream batch split");
      const middle = Math.ceil(batch.length / 2);
      await this.#run(batch.slice(0, middle));
      await this.#run(batch.slice(middle));
    }
  }

  #startSpan(intent: string): Span {
    return this.#tracing.start("stream.submit", { "fd.stream": this.kind, "fd.intent": intent });
  }

  #traceBatch(batch: QueuedIntent<Row>[]): Promise<void> {
    if (!this.#tracing.isOn) return this.#commit(batch);
    const parents = batch.map(({ span }) => span);
    return traced(this.#tracing, "stream.commit", (span) => this.#commit(batch, span), { parents });
  }

  /** Four round trips: BEGIN with the lock, the intents' queries, the newest id with `number`, the rows with COMMIT. */
  async #commit(batch: QueuedIntent<Row>[], span = NO_SPAN): Promise<void> {
    const rows: (Row & Appended)[] = [];
    const rooms: RoomChange[] = [];
    const beforeDelivery: (() => Promise<void>)[] = [];
    const settle: (() => void)[] = [];
    const before = await this.#db.transaction().execute(async (trx) => {
      const after = await this.#lock(trx);
      const step = this.#step(trx, after, { rows, rooms, beforeDelivery });
      settle.push(...(await runIntents(step, batch)));
      if (rows.length > 0) {
        await this.#setLastId(trx, step.lastId());
        await this.#store.number(trx, rows);
        await this.#store.insert(trx, rows);
      }
      return after;
    });
    span.set({
      "fd.stream": this.kind,
      "fd.intents": batch.length,
      "fd.after": before,
      "fd.rows": rows.length,
    });
    for (const task of beforeDelivery) await this.#runTask(task);
    this.#announce(before, rows, rooms);
    for (const one of settle) one();
  }

  async #lock(trx: Transaction<Tables>): Promise<number> {
    const head = await trx
      .selectFrom("stream_head")
      .select("last_id")
      .where("kind", "=", this.kind)
      .forUpdate()
      .executeTakeFirstOrThrow();
    return head.last_id;
  }

  async #setLastId(trx: Transaction<Tables>, last: number): Promise<void> {
    await sql`${ahead}update stream_head set last_id = ${last} where kind = ${this.kind}`.execute(trx);
  }

  // After the commit nothing may fail, or the intents would run twice; the gateways read what they miss.
  #announce(after: number, rows: (Row & Appended)[], rooms: RoomChange[]): void {
    if (rows.length === 0 && rooms.length === 0) return;
    try {
      const presented = rows.map((row) => this.#store.present(row));
      const last = after + rows.length;
      this.#bus.publish("batch", { kind: this.kind, after, last, rows: presented, rooms });
      for (const listener of this.#listeners) listener(rows);
    } catch (error) {
      this.#log.error({ err: error, stream: this.kind, after }, "stream batch not announced");
    }
  }

  async #runTask(task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      this.#log.error({ err: error, stream: this.kind }, "news before a batch not told");
    }
  }

  #step(
    trx: Transaction<Tables>,
    start: number,
    { rows, rooms, beforeDelivery: first }: BatchEffects<Row>,
  ): Step<Row> {
    const now = this.#now();
    return {
      trx,
      now,
      lastId: () => start + rows.length,
      append(row) {
        const appended = Object.assign(row as Row & Appended, { id: start + rows.length + 1, sendTime: now });
        rows.push(appended);
        return appended;
      },
      changeRoom(change) {
        rooms.push(change);
      },
      beforeDelivery(task) {
        first.push(task);
      },
    };
  }
}

/** Runs each kind of intent once; returns what to resolve after the commit. */
async function runIntents<Row>(step: Step<Row>, batch: QueuedIntent<Row>[]): Promise<(() => void)[]> {
  const settle: (() => void)[] = [];
  for (const queued of byIntent(batch)) {
    const outcomes = await queued[0]?.intent.run(
      step,
      queued.map((one) => one.input),
    );
    outcomes?.forEach((outcome, index) => {
      const one = queued[index];
      if (one !== undefined) settle.push(() => settleOne(one, outcome));
    });
  }
  return settle;
}

function settleOne<Row>(queued: QueuedIntent<Row>, outcome: IntentOutcome<unknown>): void {
  try {
    if ("failure" in outcome) rejectOne(queued, outcome.failure);
    else {
      queued.resolve(outcome.value());
      queued.span.end();
    }
  } catch (error) {
    rejectOne(queued, error);
  }
}

function rejectOne<Row>({ reject, span }: QueuedIntent<Row>, error: unknown): void {
  reject(error);
  span.end(errorKindOf(error));
}

/** Groups a batch by intent: those that run first, then each kind as it first appears; in order within a kind. */
function byIntent<Row>(batch: QueuedIntent<Row>[]): QueuedIntent<Row>[][] {
  const groups = new Map<unknown, QueuedIntent<Row>[]>();
  for (const queued of batch) {
    const group = groups.get(queued.intent);
    if (group === undefined) groups.set(queued.intent, [queued]);
    else group.push(queued);
  }
  const priority = ([one]: QueuedIntent<Row>[]) => (one?.intent.runsFirst ? 0 : 1);
  return [...groups.values()].toSorted((a, b) => priority(a) - priority(b));
}
