import { api, type Call, type OutputOf, type StreamKind } from "@4d/contract";
import { advanceToSummaries, applyChatSummaries, resetForSummaries } from "./apply-chat-summaries.ts";
import { applyChatStates } from "./apply-state.ts";
import { applyPage } from "./apply-stream.ts";
import { hasGap } from "./cursor.ts";
import type { StreamRecord } from "./stream-row.ts";
import type { SyncCore } from "./sync-core.ts";
import type { Timers } from "./timers.ts";

/** Rows per request (`messages §3.2`). */
export const PULL_LIMIT = 500;
/** A terminal farther behind takes chat summaries instead (`messages §3.3`). */
const FAR_BEHIND_PAGES = 10;
const GAP_WAIT_MS = 500;
const RETRY_MS = 1000;
const RETRY_MAX_MS = 30_000;
/** Chats of each kind on a page of summaries; ten thousand in all are enough for anybody. */
const SUMMARIES_LIMIT = 200;
const SUMMARY_PAGES = 50;
/** Chats beyond the first page need only a line in the list; the rest loads when they are opened. */
const ROWS_ON_FIRST_PAGE = 20;
const ROWS_ON_LATER_PAGES = 3;

export interface PullerParts {
  core: SyncCore;
  call: Call;
  timers: Timers;
  /** Called when a kind begins or ends loading. */
  onLoading: (kind: StreamKind, loading: boolean) => void;
}

/** Keeps both streams complete: pulls after a login, after a gap, and when asked (`messages §3.2`). */
export class Puller {
  readonly #parts: PullerParts;
  readonly #running = new Map<StreamKind, Promise<void>>();
  readonly #again = new Set<StreamKind>();
  readonly #gapTimers = new Map<StreamKind, () => void>();
  readonly #retryWaits = new Map<StreamKind, () => void>();
  #summariesRequest: Promise<void> | null = null;
  #hasSummaries = false;
  /** How often the state was reset; a page requested before a reset does not belong to it. */
  #resets = 0;
  #stopped = false;

  constructor(parts: PullerParts) {
    this.#parts = parts;
  }

  stop(): void {
    this.#stopped = true;
    for (const cancel of this.#gapTimers.values()) cancel();
    for (const wake of [...this.#retryWaits.values()]) wake();
  }

  /** Pulls both kinds from their positions; resolves when both are complete or the engine stopped. */
  async pullBoth(): Promise<void> {
    await Promise.all([this.pull("private"), this.pull("group")]);
  }

  /** Pulls a kind to its end. A call during a pull makes it pull once more. */
  pull(kind: StreamKind): Promise<void> {
    this.#again.add(kind);
    this.#retryWaits.get(kind)?.();
    const running = this.#running.get(kind) ?? this.#loop(kind);
    this.#running.set(kind, running);
    return running;
  }

  /** A frame may have left a gap: wait half a second for its row, then pull. */
  watchGap(kind: StreamKind): void {
    if (!hasGap(this.#parts.core.state.streams[kind]) || this.#gapTimers.has(kind)) return;
    const cancel = this.#parts.timers.after(GAP_WAIT_MS, () => {
      this.#gapTimers.delete(kind);
      if (hasGap(this.#parts.core.state.streams[kind])) void this.pull(kind).then(() => this.watchGap(kind));
    });
    this.#gapTimers.set(kind, cancel);
  }

  async #loop(kind: StreamKind): Promise<void> {
    this.#parts.onLoading(kind, true);
    let failures = 0;
    while (this.#again.has(kind) && !this.#stopped) {
      this.#again.delete(kind);
      try {
        await this.#toEnd(kind);
        failures = 0;
      } catch {
        failures += 1;
        this.#again.add(kind);
        await this.#waitForRetry(kind, Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** (failures - 1)));
      }
    }
    this.#running.delete(kind);
    this.#parts.onLoading(kind, false);
  }

  /** Waits before a retry, unless another pull is requested meanwhile. */
  #waitForRetry(kind: StreamKind, ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        cancel();
        this.#retryWaits.delete(kind);
        resolve();
      };
      const cancel = this.#parts.timers.after(ms, wake);
      this.#retryWaits.set(kind, wake);
    });
  }

  async #toEnd(kind: StreamKind): Promise<void> {
    const { core } = this.#parts;
    if (this.#isFresh()) await this.#takeSummaries();
    for (let pages = 0; !this.#stopped; pages += 1) {
      if (pages === FAR_BEHIND_PAGES) await this.#takeSummaries();
      await this.#summariesRequest;
      const { position: from, login, given } = core.state.streams[kind];
      const reset = this.#resets;
      const records = await this.#page(kind, from);
      if (this.#stopped) return;
      if (reset !== this.#resets) continue;
      const complete = records.length < PULL_LIMIT;
      core.commit(applyPage(core.state, { kind, from, given, login, complete, records }));
      if (complete) return;
    }
  }

  /** Whether nothing is held, and not because there is nothing. */
  #isFresh(): boolean {
    const { streams } = this.#parts.core.state;
    return !this.#hasSummaries && streams.private.position === 0 && streams.group.position === 0;
  }

  #page(kind: StreamKind, minId: number): Promise<StreamRecord[]> {
    const query = { minId, limit: PULL_LIMIT };
    const { call } = this.#parts;
    return kind === "private"
      ? call(api.privateMessages.pull, { query })
      : call(api.groupMessages.pull, { query });
  }

  /** Summaries serve both kinds, so the two loops share one request. */
  #takeSummaries(): Promise<void> {
    this.#summariesRequest ??= this.#fetchSummaries().finally(() => {
      this.#summariesRequest = null;
    });
    return this.#summariesRequest;
  }

  async #fetchSummaries(): Promise<void> {
    const { core, call } = this.#parts;
    this.#hasSummaries = false;
    let summaries = await this.#summariesPage(null);
    if (this.#stopped) return;
    this.#resets += 1;
    core.commit(applyChatSummaries(resetForSummaries(core.state), summaries), { reset: true });
    for (let page = 1; summaries.nextCursor !== null && page < SUMMARY_PAGES; page += 1) {
      summaries = await this.#summariesPage(summaries.nextCursor);
      if (this.#stopped) return;
      core.commit(applyChatSummaries(core.state, summaries));
    }
    // Requested after the summaries: a state that changes later has its row above their positions.
    const states = await call(api.chats.states);
    if (this.#stopped) return;
    this.#hasSummaries = true;
    core.commit(applyChatStates(advanceToSummaries(core.state, summaries), states));
    // What arrived live beyond the summaries was dropped with the rest, in both streams.
    void this.pullBoth();
  }

  #summariesPage(cursor: string | null): Promise<OutputOf<typeof api.chats.summaries>> {
    const rows = cursor === null ? ROWS_ON_FIRST_PAGE : ROWS_ON_LATER_PAGES;
    const query = { limit: SUMMARIES_LIMIT, rows, ...(cursor !== null && { cursor }) };
    return this.#parts.call(api.chats.summaries, { query });
  }
}
