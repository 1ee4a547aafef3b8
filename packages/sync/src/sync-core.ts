import type { ChatId } from "@4d/contract";
import type { Touched } from "./chat-builder.ts";
import type { Facts } from "./facts.ts";
import type { StreamRecord } from "./stream-row.ts";
import { type Change, emptyState, type SyncState } from "./sync-state.ts";

/** What one tab did by a response of its own, which its sibling tabs learn from nobody else. */
export type LocalEvent =
  | { kind: "records"; records: StreamRecord[] }
  | { kind: "facts"; chatId: ChatId; id: number; facts: Facts }
  | { kind: "read"; chatId: ChatId; readId: number }
  | { kind: "markDropped"; chatId: ChatId };

/** A commit as its listeners see it. */
export interface Commit {
  before: SyncState;
  after: SyncState;
  touched: ReadonlyMap<ChatId, Touched>;
  /** The change came out of storage, so it need not be written, except facts that found their message. */
  stored: boolean;
  /** Everything before was dropped (chat summaries). */
  reset: boolean;
}

/** Holds the one state, replaces it, and notifies. Nothing else of the engine holds message state. */
export class SyncCore {
  #state: SyncState;
  readonly #commits = new Set<(commit: Commit) => void>();
  readonly #locals = new Set<(event: LocalEvent) => void>();
  #pendingCommits: Commit[] = [];
  #isNotifying = false;

  constructor(me: number) {
    this.#state = emptyState(me);
  }

  get state(): SyncState {
    return this.#state;
  }

  /** Calls `listener` for every commit, in order. */
  onCommit(listener: (commit: Commit) => void): () => void {
    this.#commits.add(listener);
    return () => this.#commits.delete(listener);
  }

  /** Calls `listener` for what other tabs must learn. */
  onLocal(listener: (event: LocalEvent) => void): () => void {
    this.#locals.add(listener);
    return () => this.#locals.delete(listener);
  }

  notifyTabs(event: LocalEvent): void {
    for (const listener of [...this.#locals]) listener(event);
  }

  /**
   * Replaces the state by a change made from the present one. A listener may commit again; all listeners hear
   * all commits in order.
   */
  commit({ state, touched }: Change, { stored = false, reset = false } = {}): void {
    const before = this.#state;
    if (state === before && !reset) return;
    this.#state = state;
    this.#pendingCommits.push({ before, after: state, touched, stored, reset });
    if (this.#isNotifying) return;
    this.#isNotifying = true;
    try {
      for (let next = this.#pendingCommits.shift(); next !== undefined; next = this.#pendingCommits.shift()) {
        for (const listener of [...this.#commits]) listener(next);
      }
    } finally {
      this.#isNotifying = false;
    }
  }
}
