import type { SyncEngine } from "./engine.ts";
import type { Outbox } from "./outbox.ts";
import type { SyncStore } from "./sync-store.ts";
import type { Timers } from "./timers.ts";

/** What tabs of a person tell each other about messages that wait. "hello": one comes, or is about to go. */
export type TabTalk = { kind: "hello" } | { kind: "whose" | "mine"; tmpIds: readonly string[] };

/** How long a living tab has to say that a message is its own. */
const ANSWER_MS = 1000;

interface Parts {
  engine: SyncEngine;
  store: Pick<SyncStore, "outbox">;
  timers: Timers;
  /** Whether this tab sends now what others left. */
  leads: () => boolean;
  /** Tells the other tabs. */
  tell: (talk: TabTalk) => void;
  /** Something is in the outbox of this tab now. */
  onTaken: () => void;
}

/** Takes over what closed tabs left unsent in storage (`MSG-3`); only the tab that leads does. */
export class LeftBehind {
  readonly #parts: Parts;
  readonly #living = new Set<string>();
  #turn = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Looks for what closed tabs left; living ones keep, change and take back what is theirs. */
  look(): Promise<void> {
    this.#turn = this.#turn.catch(() => undefined).then(() => this.#look());
    return this.#turn;
  }

  /** What another tab says. */
  hear(talk: TabTalk): void {
    const { engine, tell } = this.#parts;
    if (talk.kind === "hello") void this.look();
    else if (talk.kind === "mine") for (const tmpId of talk.tmpIds) this.#living.add(tmpId);
    else {
      const held = engine.state.outbox.map(({ tmpId }) => tmpId);
      const mine = held.filter((tmpId) => talk.tmpIds.includes(tmpId));
      if (mine.length > 0) tell({ kind: "mine", tmpIds: mine });
    }
  }

  async #look(): Promise<void> {
    const { engine, leads, tell, timers, onTaken } = this.#parts;
    if (!leads()) return;
    const tmpIds = (await this.#unheld()).map(({ tmpId }) => tmpId);
    if (tmpIds.length === 0) return;
    this.#living.clear();
    tell({ kind: "whose", tmpIds });
    await new Promise<void>((done) => void timers.after(ANSWER_MS, done));
    // Read once more: meanwhile some may be sent or taken back.
    const left = (await this.#unheld()).filter(
      ({ tmpId }) => tmpIds.includes(tmpId) && !this.#living.has(tmpId),
    );
    if (left.length === 0 || !leads()) return;
    engine.take(left);
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
