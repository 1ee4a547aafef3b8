import type { Outbox } from "./outbox.ts";
import type { SyncEngine } from "./sync-engine.ts";
import type { SyncStore } from "./sync-store.ts";
import type { Timers } from "./timers.ts";

/** What tabs of a person tell each other about messages that wait. "hello": one comes, or is about to go. */
export type OutboxClaim = { kind: "hello" } | { kind: "whose" | "mine"; tmpIds: readonly string[] };

/** How long a living tab has to say that a message is its own. */
const CLAIM_TIMEOUT_MS = 1000;

interface Parts {
  engine: SyncEngine;
  store: Pick<SyncStore, "outbox">;
  timers: Timers;
  /** Whether this tab sends now what others left. */
  isLeader: () => boolean;
  /** Tells the other tabs. */
  broadcast: (claim: OutboxClaim) => void;
  /** Something is in the outbox of this tab now. */
  onAdopted: () => void;
}

/** Takes over what closed tabs left unsent in storage (`MSG-3`); only the tab that leads does. */
export class AbandonedOutbox {
  readonly #parts: Parts;
  readonly #claimedElsewhere = new Set<string>();
  #queue = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Looks for what closed tabs left; living ones keep, change and take back what is theirs. */
  adopt(): Promise<void> {
    this.#queue = this.#queue.catch(() => undefined).then(() => this.#adoptOnce());
    return this.#queue;
  }

  /** What another tab says. */
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
    // Read once more: meanwhile some may be sent or taken back.
    const abandoned = (await this.#unheld()).filter(
      ({ tmpId }) => tmpIds.includes(tmpId) && !this.#claimedElsewhere.has(tmpId),
    );
    if (abandoned.length === 0 || !leads()) return;
    engine.adoptOutbox(abandoned);
    onTaken();
  }

  /** What storage has to send and this tab neither waits to send nor shows as sent. */
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
