import { api, type Call, type ChatId, parseChatId } from "@4d/contract";
import { applyRows } from "./apply-rows.ts";
import { applyChatStates, applyOwnFacts, dropUnreadMark, markRead } from "./apply-state.ts";
import { isMarkedUnread } from "./chat.ts";
import { type Facts, reactionKey } from "./facts.ts";
import type { Message } from "./message.ts";
import { failureKind } from "./outbox.ts";
import { findById } from "./sorted.ts";
import type { StreamRecord } from "./stream-row.ts";
import type { SyncCore } from "./sync-core.ts";
import type { Timers } from "./timers.ts";

/** Read positions within this time are sent as one. */
const READ_AFTER_MS = 300;
/** A request is sent again after this long, unless the server refused it. */
const RETRY_AFTER_MS = 30_000;

interface Target {
  kind: "private" | "group";
  targetId: number;
}

/** What a person does with existing messages; shown before the server answers where it can be undone. */
export class Actions {
  readonly #core: SyncCore;
  readonly #call: Call;
  readonly #timers: Timers;
  readonly #reads = new Map<ChatId, () => void>();
  /** Chats whose read position could not be sent; the value cancels the retry. */
  readonly #readRetries = new Map<ChatId, () => void>();
  /** Chats whose dropped mark could not be sent; the value cancels the retry. */
  readonly #markRetries = new Map<ChatId, () => void>();
  #isStopped = false;

  constructor(parts: { core: SyncCore; call: Call; timers: Timers }) {
    this.#core = parts.core;
    this.#call = parts.call;
    this.#timers = parts.timers;
  }

  /** Recalls a message everywhere (`MSG-6`). @throws the transport's error. */
  async recall(chatId: ChatId, id: number): Promise<void> {
    const { kind } = targetOf(chatId);
    const parts = { params: { id } };
    const record = await (kind === "private"
      ? this.#call(api.privateMessages.recall, parts)
      : this.#call(api.groupMessages.recall, parts));
    this.#applyRecords([record]);
  }

  /** Changes my text. @throws the transport's error. */
  async edit(chatId: ChatId, id: number, content: string): Promise<void> {
    const { kind } = targetOf(chatId);
    const parts = { params: { id }, body: { content } };
    const record = await (kind === "private"
      ? this.#call(api.privateMessages.edit, parts)
      : this.#call(api.groupMessages.edit, parts));
    const editedAt = record.editedAt ?? this.#timers.now();
    // The row of this edit may never reach this terminal; a later row of another edit still wins.
    const rowId = this.#findMessage(chatId, id)?.facts?.edit?.rowId ?? 0;
    this.#applyFacts(chatId, id, { edit: { rowId, editedAt, content: record.content } });
  }

  /** Puts my reaction on a message or takes it back. @throws the transport's error, after undoing it here. */
  async react(chatId: ChatId, id: number, emoji: string, on: boolean): Promise<void> {
    const { kind } = targetOf(chatId);
    const key = reactionKey(this.#core.state.me, emoji);
    const rowId = this.#findMessage(chatId, id)?.facts?.reactions?.[key]?.rowId ?? 0;
    const parts = { params: { id }, body: { emoji, on } };
    this.#applyFacts(chatId, id, { reactions: { [key]: { rowId, on } } });
    try {
      await (kind === "private"
        ? this.#call(api.privateMessages.react, parts)
        : this.#call(api.groupMessages.react, parts));
    } catch (error) {
      this.#applyFacts(chatId, id, { reactions: { [key]: { rowId, on: !on } } });
      throw error;
    }
  }

  /** Pins a message in its chat, or unpins it. @throws the transport's error. */
  async pin(chatId: ChatId, id: number, on: boolean): Promise<void> {
    const { kind } = targetOf(chatId);
    const parts = { params: { id }, body: { on } };
    await (kind === "private"
      ? this.#call(api.privateMessages.pin, parts)
      : this.#call(api.groupMessages.pin, parts));
    const rowId = this.#findMessage(chatId, id)?.facts?.pin?.rowId ?? 0;
    this.#applyFacts(chatId, id, { pin: { rowId, on } });
  }

  /** Removes messages for me alone, on all my terminals. @throws the transport's error. */
  async remove(chatId: ChatId, ids: readonly number[]): Promise<void> {
    const { kind } = targetOf(chatId);
    const parts = { body: { ids: [...ids] } };
    await (kind === "private"
      ? this.#call(api.privateMessages.remove, parts)
      : this.#call(api.groupMessages.remove, parts));
    for (const id of ids) this.#applyFacts(chatId, id, { removed: true });
  }

  /** Forwards messages and shows the resulting ones in my chats. @throws the transport's error. */
  async forward(
    from: ChatId,
    ids: readonly number[],
    to: readonly ChatId[],
    how: ForwardOptions,
  ): Promise<void> {
    const body = { from, ids: [...ids], to: [...to], ...how };
    const made = await this.#call(api.chats.forward, { body });
    this.#applyRecords(
      made.flatMap(({ privateMessage, groupMessage }) => privateMessage ?? groupMessage ?? []),
    );
  }

  /** I saw the chat up to a message: counted here at once, sent to the server a moment later. */
  markRead(chatId: ChatId, id: number): void {
    const chat = this.#core.state.chats.get(chatId);
    if (chat === undefined || id <= chat.readId) return;
    this.#core.commit(markRead(this.#core.state, chatId, id));
    this.#core.notifyTabs({ kind: "read", chatId, readId: id });
    if (!this.#reads.has(chatId)) {
      this.#reads.set(
        chatId,
        this.#timers.after(READ_AFTER_MS, () => this.#sendRead(chatId)),
      );
    }
  }

  /**
   * I opened a chat: my unread mark is dropped here at once, and on the server when it can be reached
   * (`MSG-18`).
   */
  dropUnreadMark(chatId: ChatId): void {
    const chat = this.#core.state.chats.get(chatId);
    if (chat === undefined || !isMarkedUnread(chat)) return;
    this.#core.commit(dropUnreadMark(this.#core.state, chatId, true));
    this.#core.notifyTabs({ kind: "markDropped", chatId });
    this.#sendMarkDropped(chatId);
  }

  /** After a login: sends every read position and every dropped mark that the server has not confirmed. */
  resendUnconfirmed(): void {
    for (const { chatId, readId, serverReadId, markDropped } of this.#core.state.chats.values()) {
      if (readId > serverReadId) this.#sendRead(chatId);
      if (markDropped) this.#sendMarkDropped(chatId);
    }
  }

  stop(): void {
    this.#isStopped = true;
    for (const waiting of [this.#reads, this.#readRetries, this.#markRetries]) {
      for (const cancel of waiting.values()) cancel();
      waiting.clear();
    }
  }

  #sendRead(chatId: ChatId): void {
    for (const waiting of [this.#reads, this.#readRetries]) {
      waiting.get(chatId)?.();
      waiting.delete(chatId);
    }
    const { kind, targetId } = targetOf(chatId);
    const maxId = this.#core.state.chats.get(chatId)?.readId ?? 0;
    if (maxId === 0) return;
    const request =
      kind === "private"
        ? this.#call(api.privateMessages.read, { query: { friendId: targetId, maxId } })
        : this.#call(api.groupMessages.read, { query: { groupId: targetId, maxId } });
    request.then(
      () => this.#core.commit(markRead(this.#core.state, chatId, maxId, true)),
      (error: unknown) => this.#retryRead(chatId, error),
    );
  }

  #retryRead(chatId: ChatId, error: unknown): void {
    if (this.#isStopped || failureKind(error) === "refused" || this.#readRetries.has(chatId)) return;
    const again = () => {
      this.#readRetries.delete(chatId);
      const chat = this.#core.state.chats.get(chatId);
      if (chat !== undefined && chat.readId > chat.serverReadId) this.#sendRead(chatId);
    };
    this.#readRetries.set(chatId, this.#timers.after(RETRY_AFTER_MS, again));
  }

  #sendMarkDropped(chatId: ChatId): void {
    this.#markRetries.get(chatId)?.();
    this.#markRetries.delete(chatId);
    if (this.#core.state.chats.get(chatId)?.markDropped !== true) return;
    this.#call(api.chats.setState, { body: { chatId, markedUnread: false } }).then(
      (state) => this.#core.commit(applyChatStates(this.#core.state, [state])),
      (error: unknown) => {
        if (this.#isStopped || failureKind(error) === "refused") return;
        this.#markRetries.set(
          chatId,
          this.#timers.after(RETRY_AFTER_MS, () => this.#sendMarkDropped(chatId)),
        );
      },
    );
  }

  #findMessage(chatId: ChatId, id: number): Message | undefined {
    const chat = this.#core.state.chats.get(chatId);
    return findById(chat?.messages ?? [], id) ?? findById(chat?.around ?? [], id);
  }

  #applyRecords(records: StreamRecord[]): void {
    this.#core.commit(applyRows(this.#core.state, records, "frame"));
    this.#core.notifyTabs({ kind: "records", records });
  }

  #applyFacts(chatId: ChatId, id: number, facts: Facts): void {
    this.#core.commit(applyOwnFacts(this.#core.state, chatId, id, facts));
    this.#core.notifyTabs({ kind: "facts", chatId, id, facts });
  }
}

/** How to forward: each message by itself or all as one card, and the name that makes a retry harmless. */
export interface ForwardOptions {
  merged: boolean;
  clip?: boolean;
  title: string;
  tmpId: string;
}

function targetOf(chatId: ChatId): Target {
  const target = parseChatId(chatId);
  if (target === null) throw new Error(`No chat ${chatId}`);
  return target;
}
