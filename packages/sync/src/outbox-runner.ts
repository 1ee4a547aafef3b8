import { api, type Call, parseChatId } from "@4d/contract";
import { applyRows } from "./apply-rows.ts";
import {
  failureKind,
  nextRetryAt,
  nextToSend,
  type Outbox,
  type OutboxItem,
  onFailed,
  onHung,
  onSending,
  wakeOutbox,
} from "./outbox.ts";
import type { StreamRecord } from "./stream-row.ts";
import type { Commit, SyncCore } from "./sync-core.ts";
import { untouched } from "./sync-state.ts";
import type { SyncStore } from "./sync-store.ts";
import type { Timers } from "./timers.ts";

/** What was sent before a new connection and has had no response for this long hangs on the dead one, ms. */
const HUNG_MS = 5000;

interface SendAttempt {
  since: number;
}

/** Sends what the outbox holds, in order, until the server has it or refuses it (`MSG-3`). */
export class OutboxRunner {
  readonly #core: SyncCore;
  readonly #call: Call;
  readonly #store: SyncStore;
  readonly #timers: Timers;
  /** The latest try of each item in flight; an earlier one counts only if it succeeds after all. */
  readonly #attempts = new Map<string, SendAttempt>();
  #written: Promise<unknown> = Promise.resolve();
  #cancelRetry: (() => void) | null = null;
  /** False before the first wake, so that what storage has goes first. */
  #open = false;
  #stopped = false;

  constructor(parts: { core: SyncCore; call: Call; store: SyncStore; timers: Timers }) {
    this.#core = parts.core;
    this.#call = parts.call;
    this.#store = parts.store;
    this.#timers = parts.timers;
    this.#core.onCommit((commit) => this.#onCommit(commit));
  }

  stop(): void {
    this.#stopped = true;
    this.#cancelRetry?.();
  }

  /** The server can be reached again: everything that waits for time is sent now. */
  wake(): void {
    this.#open = true;
    this.change(wakeOutbox);
    this.#run();
  }

  /** A new connection is there: sends what waits, and resends what hangs on the old one. */
  reconnected(): void {
    const now = this.#timers.elapsed();
    for (const [tmpId, attempt] of this.#attempts) {
      this.#timers.after(Math.max(0, attempt.since + HUNG_MS - now), () => this.#giveUp(tmpId, attempt));
    }
    this.wake();
  }

  #giveUp(tmpId: string, attempt: SendAttempt): void {
    if (this.#stopped || this.#attempts.get(tmpId) !== attempt) return;
    this.#attempts.delete(tmpId);
    this.change((outbox) => onHung(outbox, tmpId));
  }

  /** Changes the queue; the change is stored before anything of it is sent. */
  change(to: (outbox: Outbox) => Outbox): void {
    const { state } = this.#core;
    const outbox = to(state.outbox);
    if (outbox !== state.outbox) this.#core.commit(untouched({ ...state, outbox }));
  }

  #onCommit({ before, after }: Commit): void {
    if (before.outbox === after.outbox || this.#stopped) return;
    const held = new Set(before.outbox);
    // Being in flight is not worth a write: after a restart it means the same as waiting.
    const put = after.outbox.filter((item) => !held.has(item) && item.state !== "sending");
    // Items that left are deleted by the persister, in one transaction with the message they became.
    if (put.length > 0) {
      this.#written = this.#written.then(() => this.#store.putOutbox(put).catch(() => undefined));
    }
    this.#run();
  }

  #run(): void {
    if (this.#stopped || !this.#open) return;
    const now = this.#timers.elapsed();
    const next = nextToSend(this.#core.state.outbox, now);
    if (next.length > 0) {
      // Marking them commits, and the commit comes back here for the rest.
      this.change((outbox) => next.reduce((queue, { tmpId }) => onSending(queue, tmpId), outbox));
      for (const item of next) void this.#send(item);
      return;
    }
    const at = nextRetryAt(this.#core.state.outbox, now);
    this.#cancelRetry?.();
    this.#cancelRetry = at === null ? null : this.#timers.after(at - now, () => this.#run());
  }

  async #send(item: OutboxItem): Promise<void> {
    const attempt: SendAttempt = { since: this.#timers.elapsed() };
    this.#attempts.set(item.tmpId, attempt);
    try {
      await this.#written;
      const record = await this.#post(item);
      if (this.#stopped) return;
      const own = { ...record, tmpId: item.tmpId };
      this.#core.commit(applyRows(this.#core.state, [own], "frame"));
      this.#attempts.delete(item.tmpId);
      this.#core.notifyTabs({ kind: "records", records: [own] });
    } catch (error) {
      if (this.#stopped || this.#attempts.get(item.tmpId) !== attempt) return;
      this.#attempts.delete(item.tmpId);
      this.change((outbox) =>
        onFailed(outbox, item.tmpId, { ...failureOf(error), now: this.#timers.elapsed() }),
      );
    }
  }

  #post(item: OutboxItem): Promise<StreamRecord> {
    const { chatId, content, type, tmpId, quoteId, draft, receipt, atUserIds } = item;
    const target = parseChatId(chatId);
    if (target === null) return Promise.reject(new Error(`No chat ${chatId}`));
    const common = {
      content,
      type,
      tmpId,
      ...(quoteId !== undefined && { quoteId }),
      ...(draft && { draft }),
    };
    if (target.kind === "private") {
      return this.#call(api.privateMessages.send, { body: { ...common, recvId: target.targetId } });
    }
    const body = {
      ...common,
      groupId: target.targetId,
      receipt: receipt ?? false,
      atUserIds: atUserIds ?? null,
    };
    return this.#call(api.groupMessages.send, { body });
  }
}

function failureOf(error: unknown): { kind: "retry" | "refused"; reason?: string; after?: number } {
  const kind = failureKind(error);
  if (kind === "refused") return error instanceof Error ? { kind, reason: error.message } : { kind };
  const data = typeof error === "object" && error !== null && "data" in error ? error.data : null;
  const wait =
    typeof data === "object" && data !== null && "retryAfter" in data ? data.retryAfter : undefined;
  return typeof wait === "number" ? { kind, after: wait * 1000 } : { kind };
}
