import type { ChatId } from "@4d/contract";
import type { ExpiredMessages, Message, OutboxItem, StoreBatch, StoredState } from "@4d/sync";
import type { ChatStore, StoredDraft, StoredSearch, StoredUpload } from "./chat-store.ts";
import { MemoryChatStore } from "./memory-chat-store.ts";
import { withStorageTimeout } from "./with-storage-timeout.ts";

/**
 * Memory over a disk that can no longer be written: reads still use the disk, and new data is held in memory until the
 * page ends. Nothing is written to the disk.
 */
export class OverlayChatStore implements ChatStore {
  readonly durable = false;
  readonly #disk: ChatStore;
  readonly #memory = new MemoryChatStore();
  /** Messages on the disk that must not be shown: removed ones by chat, all up to an id, or (`#isOver`) all. */
  readonly #removed = new Map<ChatId, Set<number>>();
  readonly #cleared = new Map<ChatId, number>();
  #isOver = false;
  readonly #values = new Set<string>();

  private constructor(disk: ChatStore) {
    this.#disk = disk;
  }

  /** Copies everything but the messages from the disk, as far as it can be read. */
  static async over(disk: ChatStore): Promise<OverlayChatStore> {
    const made = new OverlayChatStore(disk);
    const read = <T>(work: Promise<T>) => withStorageTimeout(work).catch(() => null);
    const [state, drafts, uploads] = await Promise.all([
      read(disk.load()),
      read(disk.drafts()),
      read(disk.uploads()),
    ]);
    if (state !== null) {
      const { chats, facts, cursors, outbox } = state;
      const nothing = { reset: false, messages: [], removed: [], cleared: [], unqueued: [] };
      await made.#memory.write({ ...nothing, chats, facts, cursors });
      await made.#memory.putOutbox(outbox);
    }
    await made.#memory.take(drafts ?? {});
    for (const upload of uploads ?? []) await made.#memory.setUpload(upload.tmpId, upload);
    return made;
  }

  load(): Promise<StoredState> {
    return this.#memory.load();
  }

  outbox(): Promise<OutboxItem[]> {
    return this.#memory.outbox();
  }

  drafts(): Promise<Record<string, StoredDraft>> {
    return this.#memory.drafts();
  }

  uploads(): Promise<StoredUpload[]> {
    return this.#memory.uploads();
  }

  value(key: string): Promise<unknown> {
    return this.#values.has(key) ? this.#memory.value(key) : withStorageTimeout(this.#disk.value(key));
  }

  #isHidden({ chatId, id }: Message): boolean {
    const isCleared = id <= (this.#cleared.get(chatId) ?? 0);
    return this.#isOver || isCleared || this.#removed.get(chatId)?.has(id) === true;
  }

  /** The visible messages of the disk, replaced and completed by those in memory. */
  #together(disk: readonly Message[], memory: readonly Message[]): Message[] {
    const rows = new Map(
      disk.filter((row) => !this.#isHidden(row)).map((row) => [`${row.chatId}/${row.id}`, row]),
    );
    for (const row of memory) rows.set(`${row.chatId}/${row.id}`, row);
    return [...rows.values()];
  }

  async messagesBefore(chatId: ChatId, before: number, limit: number): Promise<Message[]> {
    const more = limit + (this.#removed.get(chatId)?.size ?? 0);
    const disk = await withStorageTimeout(this.#disk.messagesBefore(chatId, before, more)).catch(() => []);
    const memory = await this.#memory.messagesBefore(chatId, before, limit);
    return this.#together(disk, memory)
      .sort((one, other) => one.id - other.id)
      .slice(-limit);
  }

  async search(query: StoredSearch): Promise<Message[]> {
    const disk = await withStorageTimeout(this.#disk.search(query)).catch(() => []);
    // A message that is also in memory has changed, and may not contain the keyword any more.
    const isNow = async ({ chatId, id }: Message) =>
      (await this.#memory.messagesBefore(chatId, id + 1, 1)).every((held) => held.id !== id);
    const now = await Promise.all(disk.map(isNow));
    const results = this.#together(
      disk.filter((_, at) => now[at]),
      await this.#memory.search(query),
    );
    return results.sort((one, other) => other.sendTime - one.sendTime).slice(0, query.limit);
  }

  async deleteExpired(now: number): Promise<ExpiredMessages> {
    const disk = await withStorageTimeout(this.#disk.deleteExpired(now)).catch(() => ({
      expired: [],
      next: null,
    }));
    const { expired, next } = await this.#memory.deleteExpired(now);
    const times = [disk.next, next].filter((time) => time !== null);
    return { expired: [...disk.expired, ...expired], next: times.length === 0 ? null : Math.min(...times) };
  }

  async write(batch: StoreBatch): Promise<void> {
    await this.#memory.write(batch);
    if (batch.reset) this.#isOver = true;
    for (const { chatId, id } of batch.removed) {
      const ids = this.#removed.get(chatId) ?? new Set();
      this.#removed.set(chatId, ids.add(id));
    }
    for (const { chatId, upTo } of batch.cleared)
      this.#cleared.set(chatId, Math.max(upTo, this.#cleared.get(chatId) ?? 0));
  }

  putOutbox(items: readonly OutboxItem[]): Promise<void> {
    return this.#memory.putOutbox(items);
  }

  deleteOutbox(tmpIds: readonly string[]): Promise<void> {
    return this.#memory.deleteOutbox(tmpIds);
  }

  setDraft(chatId: ChatId, draft: StoredDraft | null): Promise<void> {
    return this.#memory.setDraft(chatId, draft);
  }

  async setValue(key: string, value: unknown): Promise<void> {
    this.#values.add(key);
    await this.#memory.setValue(key, value);
  }

  setUpload(tmpId: string, upload: StoredUpload | null): Promise<void> {
    return this.#memory.setUpload(tmpId, upload);
  }

  async clear(): Promise<void> {
    await Promise.allSettled([this.#disk.clear(), this.#memory.clear()]);
  }
}
