import { api, type Call, type ChatId, parseChatId } from "@4d/contract";
import type { ChatData } from "./chat.ts";
import type { Message } from "./message.ts";
import {
  applyHistory,
  applyStored,
  growAround,
  isAtStart,
  leaveAround,
  oldestLoaded,
  showAround,
} from "./message-window.ts";
import type { StreamRecord } from "./stream-row.ts";
import type { SyncCore } from "./sync-core.ts";
import { untouched } from "./sync-state.ts";
import type { SyncStore } from "./sync-store.ts";

/** Messages in a page of older ones. */
const PAGE = 50;
/** Messages in a window around another one, both sides together. */
const AROUND = 60;
/** Most pages read from storage to reach a message while the server cannot be asked. */
const STORED_JUMP_PAGES = 200;
const NEWEST = Number.MAX_SAFE_INTEGER;
/** Most pages read to find a message for the chat list: whole pages may hold only disappeared messages. */
const REFILL_PAGES = 10;

/** Whether no message of a chat is in memory, though there may be older ones. */
const isBare = (chat: ChatData | undefined): chat is ChatData =>
  chat?.messages.length === 0 && chat.loadedFrom > chat.clearedUpTo + 1;

/** What loading older messages found. */
export type LoadResult = "more" | "start" | "failed";

/** Brings older messages into memory: from storage, else from the server (`MSG-13`, `MSG-15`). */
export class History {
  readonly #core: SyncCore;
  readonly #call: Call;
  readonly #store: SyncStore;
  readonly #running = new Map<string, Promise<LoadResult>>();

  constructor(parts: { core: SyncCore; call: Call; store: SyncStore }) {
    this.#core = parts.core;
    this.#call = parts.call;
    this.#store = parts.store;
  }

  /** Loads up to 50 messages above the oldest shown. Parallel calls share one request. */
  loadOlder(chatId: ChatId): Promise<LoadResult> {
    return this.#once(`older ${chatId}`, () => this.#older(chatId));
  }

  /** Loads older messages of a chat when none of the newest is left: the list shows the next one. */
  async refill(chatId: ChatId): Promise<void> {
    for (let page = 0; page < REFILL_PAGES && isBare(this.#chat(chatId)); page += 1) {
      if ((await this.loadOlder(chatId)) !== "more") return;
    }
  }

  /** Does so for all chats: after disappeared messages were removed, and when the server can be reached. */
  refillAll(): void {
    for (const chatId of this.#core.state.chats.keys()) void this.refill(chatId);
  }

  /** After a jump: loads the messages that follow the window's newest. */
  loadNewer(chatId: ChatId): Promise<LoadResult> {
    return this.#once(`newer ${chatId}`, async () => {
      const last = this.#chat(chatId)?.around?.at(-1);
      if (last === undefined) return "start";
      const records = await this.#around(chatId, last.id);
      // A jump replaced the window meanwhile: these messages do not belong to the new one.
      if (this.#chat(chatId)?.around?.at(-1)?.id !== last.id) return "more";
      this.#core.commit(untouched(growAround(this.#core.state, chatId, records)));
      return this.#settle(chatId, last.id);
    });
  }

  /**
   * Shows the chat around a message; the newest part if the message is already loaded there. Shows nothing if
   * `isElsewhere` says by then that the person went somewhere else.
   * @returns whether the message was found.
   */
  async jump(chatId: ChatId, id: number, isElsewhere = () => false): Promise<boolean> {
    const chat = this.#chat(chatId);
    if (chat?.messages.some((message) => message.id === id && id >= chat.loadedFrom)) {
      this.leaveWindow(chatId);
      return true;
    }
    if (chat?.around?.some((message) => message.id === id)) return true;
    try {
      const records = await this.#around(chatId, id);
      if (isElsewhere()) return false;
      this.#core.commit(untouched(showAround(this.#core.state, chatId, records)));
      this.#settle(chatId, 0);
      return true;
    } catch {
      return this.#jumpInStorage(chatId, id);
    }
  }

  /** Back to the newest messages. */
  leaveWindow(chatId: ChatId): void {
    this.#core.commit(untouched(leaveAround(this.#core.state, chatId)));
  }

  /** Loads until the message `id` is in memory with everything after it, in at most `pages` pages. */
  async reach(chatId: ChatId, id: number, pages: number): Promise<void> {
    for (let page = 0; page < pages; page += 1) {
      const chat = this.#chat(chatId);
      if (chat === undefined || chat.around !== null || oldestLoaded(chat) <= id) return;
      if ((await this.loadOlder(chatId)) !== "more") return;
    }
  }

  #chat(chatId: ChatId): ChatData | undefined {
    return this.#core.state.chats.get(chatId);
  }

  #once(name: string, work: () => Promise<LoadResult>): Promise<LoadResult> {
    const running = this.#running.get(name);
    if (running !== undefined) return running;
    const begun = work()
      .catch((): LoadResult => "failed")
      .finally(() => this.#running.delete(name));
    this.#running.set(name, begun);
    return begun;
  }

  async #older(chatId: ChatId): Promise<LoadResult> {
    const chat = this.#chat(chatId);
    const before = this.#oldest(chatId);
    if (chat !== undefined && isAtStart(chat)) return "start";
    if (chat !== undefined && chat.around !== null) return this.#olderAround(chatId, before);
    const stored = await this.#stored(chatId, before);
    if (this.#hasMoved(chatId, before)) return this.#older(chatId);
    if (stored.length > 0) {
      this.#core.commit(applyStored(this.#core.state, chatId, stored), { stored: true });
      return "more";
    }
    const records = await this.#page(chatId, before);
    if (this.#hasMoved(chatId, before)) return this.#older(chatId);
    const complete = records.length < PAGE;
    this.#core.commit(applyHistory(this.#core.state, chatId, { records, before, complete }));
    return complete ? "start" : "more";
  }

  #oldest(chatId: ChatId): number {
    const chat = this.#chat(chatId);
    return (chat && oldestLoaded(chat)) || NEWEST;
  }

  /**
   * Whether the requested page no longer fits above what is loaded: summaries, a jump or a message came between.
   */
  #hasMoved(chatId: ChatId, before: number): boolean {
    return this.#oldest(chatId) !== before;
  }

  /** Messages from storage, without those that chat summaries dropped from memory: they are deleted there later. */
  async #stored(chatId: ChatId, before: number): Promise<Message[]> {
    const stored = await this.#store.messagesBefore(chatId, before, PAGE).catch(() => []);
    const heldFrom = this.#chat(chatId)?.heldFrom ?? 0;
    return stored.filter(({ id }) => id >= heldFrom);
  }

  async #olderAround(chatId: ChatId, before: number): Promise<LoadResult> {
    const records = await this.#page(chatId, before);
    if (this.#hasMoved(chatId, before)) return this.#older(chatId);
    const complete = records.length < PAGE;
    this.#core.commit(untouched(growAround(this.#core.state, chatId, records, complete)));
    return complete ? "start" : "more";
  }

  /**
   * After a window grew: stores its messages if it has met the newest ones and is no window any more; otherwise says
   * whether it has messages above id `last`.
   */
  #settle(chatId: ChatId, last: number): LoadResult {
    const chat = this.#chat(chatId);
    if (chat === undefined) return "start";
    if (chat.around === null) {
      const messages = new Set(chat.messages.map(({ id }) => id));
      const state = { ...this.#core.state };
      this.#core.commit({ state, touched: new Map([[chatId, { messages, waiting: new Set() }]]) });
      return "start";
    }
    return (chat.around.at(-1)?.id ?? 0) > last ? "more" : "start";
  }

  async #jumpInStorage(chatId: ChatId, id: number): Promise<boolean> {
    const stored = await this.#store.messagesBefore(chatId, id + 1, 1).catch(() => []);
    if (stored[0]?.id !== id) return false;
    await this.reach(chatId, id, STORED_JUMP_PAGES);
    return this.#chat(chatId)?.messages.some((message) => message.id === id) ?? false;
  }

  #page(chatId: ChatId, before: number): Promise<StreamRecord[]> {
    const target = parseChatId(chatId);
    if (target === null) return Promise.resolve([]);
    const paging = { page: 1, size: PAGE, ...(before < NEWEST && { beforeId: before }) };
    return target.kind === "private"
      ? this.#call(api.privateMessages.history, { query: { ...paging, friendId: target.targetId } })
      : this.#call(api.groupMessages.history, { query: { ...paging, groupId: target.targetId } });
  }

  #around(chatId: ChatId, id: number): Promise<StreamRecord[]> {
    const target = parseChatId(chatId);
    if (target === null) return Promise.resolve([]);
    return target.kind === "private"
      ? this.#call(api.privateMessages.around, { query: { friendId: target.targetId, id, size: AROUND } })
      : this.#call(api.groupMessages.around, { query: { groupId: target.targetId, id, size: AROUND } });
  }
}
