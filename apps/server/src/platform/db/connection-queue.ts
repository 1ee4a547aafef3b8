import { AsyncLocalStorage } from "node:async_hooks";
import { DatabaseUnavailable } from "./database-unavailable.ts";

/** How long the queue tolerates no progress, ms; counted while the event loop turns, so slower on a busy machine. */
export interface Patience {
  /** A transaction waits for a second connection without querying on its first: it waits for itself. */
  ownMs: number;
  /** Every connection is held, and none has a query under way. */
  idleMs: number;
  /** Queries are under way, and the database answers none of them. */
  stalledMs: number;
}

/** Who holds a connection. `moves` counts its queries and answers. */
export interface Holder {
  running: number;
  moves: number;
}

/** A transaction as the work inside it sees it. */
interface TransactionScope {
  holder: Holder | undefined;
  open: boolean;
  around: TransactionScope | undefined;
}

interface Waiter {
  inside: TransactionScope | undefined;
  moves: number;
  still: number;
  go: (holder: Holder) => void;
  refuse: (error: Error) => void;
}

const TICK_MS = 100;
/** More than this may not wait: a node that far behind refuses at once. */
const WAITING_MOST = 5_000;
const inside = new AsyncLocalStorage<TransactionScope>();

const refusals = {
  own: "a transaction waits for a second connection. Does something ask `db` inside it instead of its `trx`?",
  held: "no connection came free. Does something ask `db` inside a transaction instead of its `trx`?",
  many: "too much waits for a connection",
  closing: "it is being closed",
} as const;
const refusal = (why: keyof typeof refusals): DatabaseUnavailable =>
  new DatabaseUnavailable(`The database is unavailable: ${refusals[why]}`);

/** Runs a transaction so that queries inside it on another connection can be detected. */
export async function asTransaction<T>(work: () => Promise<T>): Promise<T> {
  const own: TransactionScope = { holder: undefined, open: true, around: inside.getStore() };
  return inside.run(own, work).finally(() => {
    own.open = false;
  });
}

/** The transaction that holds a connection while its work asks for another. */
function enclosingTransaction(): TransactionScope | undefined {
  for (let one = inside.getStore(); one; one = one.around) if (one.open && one.holder) return one;
  return undefined;
}

/**
 * Hands out `width` connections, first come, first served. Nobody times out while the database answers: a burst waits,
 * however slow the machine. Refused are a transaction that waits for itself, a request that finds too many waiting, and
 * everybody once nothing moves any more (`Patience`).
 */
export class ConnectionQueue {
  readonly #width: number;
  readonly #patience: Patience;
  readonly #holders = new Set<Holder>();
  readonly #waiting = new Set<Waiter>();
  #moves = 0;
  #still = 0;
  #seen = -1;
  #ticking: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(width: number, patience: Patience) {
    this.#width = width;
    this.#patience = patience;
  }

  /** Waits for a connection's slot; `leave` returns it. @throws DatabaseUnavailable as the class says. */
  async enter(): Promise<Holder> {
    if (this.#closed) throw refusal("closing");
    const own = inside.getStore();
    const isFree = this.#holders.size < this.#width && this.#waiting.size === 0;
    const holder = isFree ? this.#hold() : await this.#wait();
    if (own?.open) own.holder ??= holder;
    return holder;
  }

  leave(holder: Holder): void {
    if (!this.#holders.delete(holder)) return;
    this.#moves += 1;
    const [next] = this.#waiting;
    if (!next) return;
    this.#waiting.delete(next);
    next.go(this.#hold());
  }

  /** Records that a query began (+1) or was answered (-1) on a connection. */
  note(holder: Holder, change: 1 | -1): void {
    holder.running += change;
    holder.moves += 1;
    this.#moves += 1;
  }

  /** Refuses everybody who waits or comes later. */
  close(): void {
    this.#closed = true;
    this.#refuseAll("closing");
  }

  #hold(): Holder {
    const holder: Holder = { running: 0, moves: 0 };
    this.#holders.add(holder);
    return holder;
  }

  #wait(): Promise<Holder> {
    if (this.#waiting.size >= WAITING_MOST) throw refusal("many");
    const { promise, resolve, reject } = Promise.withResolvers<Holder>();
    this.#waiting.add({ inside: enclosingTransaction(), moves: -1, still: 0, go: resolve, refuse: reject });
    this.#ticking ??= setInterval(() => this.#tick(), TICK_MS);
    return promise;
  }

  #tick(): void {
    if (this.#waiting.size === 0) {
      clearInterval(this.#ticking);
      this.#ticking = undefined;
      this.#still = 0;
      return;
    }
    for (const waiter of this.#waiting) this.#judge(waiter);
    this.#still = this.#moves === this.#seen ? this.#still + 1 : 0;
    this.#seen = this.#moves;
    const isAsked = [...this.#holders].some(({ running }) => running > 0);
    const { stalledMs, idleMs } = this.#patience;
    if (this.#still * TICK_MS >= (isAsked ? stalledMs : idleMs)) this.#refuseAll("held");
  }

  /** A request inside a transaction that only waits for it would wait for ever, and everybody behind it too. */
  #judge(waiter: Waiter): void {
    const held = waiter.inside?.open ? waiter.inside.holder : undefined;
    if (!held || held.running > 0 || held.moves !== waiter.moves) {
      waiter.still = 0;
      waiter.moves = held?.moves ?? -1;
      return;
    }
    waiter.still += 1;
    if (waiter.still * TICK_MS < this.#patience.ownMs) return;
    this.#waiting.delete(waiter);
    waiter.refuse(refusal("own"));
  }

  #refuseAll(why: keyof typeof refusals): void {
    const all = [...this.#waiting];
    this.#waiting.clear();
    for (const waiter of all) waiter.refuse(refusal(why));
  }
}
