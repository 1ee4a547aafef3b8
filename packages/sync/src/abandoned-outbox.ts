import type { Outbox } from "./outbox.ts";
import type { SyncEngine } from "./sync-engine.ts";
import type { SyncStore } from "./sync-store.ts";
import type { Timers } from "./timers.ts";

/**
 * What a person's tabs broadcast to each other about unsent messages. "hello": a tab opens, or is about to
 * close.
 */
export type OutboxClaim = { kind: "hello" } | { kind: "whose" | "mine"; tmpIds: readonly string[] };

/** How long a living tab has to claim a message as its own. */
const CLAIM_TIMEOUT_MS = 1000;

interface Parts {
  engine: SyncEngine;
  store: Pick<SyncStore, "outbox">;
  timers: Timers;
  /** Whether this tab is the one that sends what others left. */
  isLeader: () => boolean;
  /** Broadcasts to the other tabs. */
  broadcast: (claim: OutboxClaim) => void;
  /** Called after the outbox of this tab has taken items over. */
  onAdopted: () => void;
}

/** Takes over what closed tabs left unsent in storage (`MSG-3`); only the leading tab does. */
export class AbandonedOutbox {
  readonly #parts: Parts;
  readonly #claimedElsewhere = new Set<string>();
  #queue = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Takes over what closed tabs left. Living tabs keep, change and take back their own messages. */
  adopt(): Promise<void> {
    this.#queue = this.#queue.catch(() => undefined).then(() => this.#adoptOnce());
    return this.#queue;
  }

  /** Handles a claim of another tab. */
  onClaim(claim: OutboxClaim): void {
    const { engine, broadcast } = this.#parts;
    if (claim.kind === "hello") void this.adopt();
    else if (claim.kind === "mine") for (const tmpId of claim.tmpIds) this.#claimedElsewhere.add(tmpId);
    else {
      const held = engine.state.outbox.map(({ tmpId }) => tmpId);
      const mine = held.filter((tmpId) => claim.tmpIds.includes(tmpId));
      if (mine.length > 0) broadcast({ kind: "mine", tmpIds: mine });
    }
  }

  async #adoptOnce(): Promise<void> {
    const { engine, isLeader: leads, broadcast, timers, onAdopted: onTaken } = this.#parts;
    if (!leads()) return;
    const tmpIds = (await this.#unheld()).map(({ tmpId }) => tmpId);
    if (tmpIds.length === 0) return;
    this.#claimedElsewhere.clear();
    broadcast({ kind: "whose", tmpIds });
    await new Promise<void>((done) => void timers.after(CLAIM_TIMEOUT_MS, done));
    // Read again: some may have been sent or taken back meanwhile.
    const abandoned = (await this.#unheld()).filter(
      ({ tmpId }) => tmpIds.includes(tmpId) && !this.#claimedElsewhere.has(tmpId),
    );
    if (abandoned.length === 0 || !leads()) return;
    engine.adoptOutbox(abandoned);
    onTaken();
  }

  /** What storage has to send and this tab neither queues nor shows as sent. */
  async #unheld(): Promise<Outbox> {
    const { engine, store } = this.#parts;
    const stored = await store.outbox().catch(() => []);
    const { me, outbox, chats } = engine.state;
    return stored.filter(({ tmpId, chatId }) => {
      const isIt = (one: { tmpId: string | null }) => one.tmpId === tmpId;
      const sent = chats.get(chatId)?.messages.some((one) => one.sendId === me && isIt(one));
      return sent !== true && !outbox.some(isIt);
    });
  }
}
