import { api, type Call } from "@4d/contract";
import { applyUnreadCounts } from "./apply-chat-summaries.ts";
import type { SyncCore } from "./sync-core.ts";
import type { Timers } from "./timers.ts";

const REQUEST_DELAY_MS = 1000;
/** Chats of each kind per request: what was just read is among the newest. */
const CHATS = 200;

/**
 * Requests unread counts where another terminal of mine read on among messages this one does not hold
 * (`MSG-5`).
 */
export class Recount {
  readonly #core: SyncCore;
  readonly #call: Call;
  readonly #timers: Timers;
  #cancel: (() => void) | null = null;
  #isStopped = false;

  constructor(parts: { core: SyncCore; call: Call; timers: Timers }) {
    this.#core = parts.core;
    this.#call = parts.call;
    this.#timers = parts.timers;
  }

  /** Requests counts in a moment, once for all chats that are unsure by then; not when none is. */
  later(): void {
    this.#cancel ??= this.#timers.after(REQUEST_DELAY_MS, () => void this.#requestCounts());
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel?.();
  }

  async #requestCounts(): Promise<void> {
    this.#cancel = null;
    const chats = [...this.#core.state.chats.values()];
    if (!chats.some(({ unreadBelow }) => unreadBelow?.unsure === true)) return;
    // What fails now is requested after the next login.
    const summaries = await this.#call(api.chats.summaries, { query: { limit: CHATS, rows: 1 } }).catch(
      () => null,
    );
    if (summaries !== null && !this.#isStopped)
      this.#core.commit(applyUnreadCounts(this.#core.state, summaries));
  }
}
