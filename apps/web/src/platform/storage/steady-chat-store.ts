import type { ChatId } from "@4d/contract";
import type { Dropped, Message, OutboxItem, StoreBatch, StoredState } from "@4d/sync";
import type { ChatStore, StoredDraft, StoredSearch, StoredUpload } from "./chat-store.ts";
import { MemoryChatStore } from "./memory-chat-store.ts";
import { notKept } from "./not-kept.ts";
import { withPatience } from "./with-patience.ts";

/** A write of a large file, or behind a large one, on a slow phone takes its time; one that takes longer never ends, ms. */
const WRITE_MS = 30_000;
const READ_MS = 10_000;
/** Nobody's message waits longer to be sent than this for being stored, ms. */
const OUTBOX_MS = 4000;

type Write = (store: ChatStore) => Promise<void>;

/**
 * A person's storage that goes on in memory from the first write that fails (a full or broken disk, twice) or never ends: what
 * the disk holds is read further, what comes is laid over it and ends with the page. Said once (`notKept`). What the disk
 * holds stays as one whole: the next start reads it, and the server tells what came since.
 */
export class SteadyChatStore implements ChatStore {
  readonly #disk: ChatStore;
  #memory: MemoryChatStore | null = null;
  #falling: Promise<MemoryChatStore> | null = null;
  /** What the disk holds and is over: removed messages by chat, all up to an id, or everything. */
  readonly #removed = new Map<ChatId, Set<number>>();
  readonly #cleared = new Map<ChatId, number>();
  #isOver = false;
  readonly #values = new Set<string>();

  constructor(disk: ChatStore) {
    this.#disk = disk;
  }

  get durable(): boolean {
    return this.#memory === null && this.#disk.durable;
  }

  async #change(write: Write): Promise<void> {
    const memory = this.#memory ?? (await this.#falling);
    if (memory) return write(memory);
    try {
      await withPatience(
        write(this.#disk).catch(() => write(this.#disk)),
        WRITE_MS,
      );
    } catch {
      await write(await this.#fall());
    }
  }

  /** From now on in memory, which begins with what the disk held beside messages. */
  #fall(): Promise<MemoryChatStore> {
    this.#falling ??= this.#begin();
    return this.#falling;
  }

  async #begin(): Promise<MemoryChatStore> {
    const memory = new MemoryChatStore();
    const read = <T>(asked: Promise<T>) => withPatience(asked).catch(() => null);
    const [state, drafts, uploads] = await Promise.all([
      read(this.#disk.load()),
      read(this.#disk.drafts()),
      read(this.#disk.uploads()),
    ]);
    if (state !== null) {
      const { chats, facts, cursors, outbox } = state;
      const nothing = { reset: false, messages: [], removed: [], cleared: [], unqueued: [] };
      await memory.write({ ...nothing, chats, facts, cursors });
      await memory.putOutbox(outbox);
    }
    await memory.take(drafts ?? {});
    for (const upload of uploads ?? []) await memory.setUpload(upload.tmpId, upload);
    this.#memory = memory;
    notKept.set(true);
    return memory;
  }

  /** Reads what is over the disk, or of the disk alone. */
  #read<T>(ask: (store: ChatStore) => Promise<T>): Promise<T> {
    return this.#memory === null ? withPatience(ask(this.#disk), READ_MS) : ask(this.#memory);
  }

  /** A disk that cannot be read at the start is not written to either: it would hold the cursors without their rows. */
  load(): Promise<StoredState> {
    return this.#read((store) => store.load()).catch(async () => (await this.#fall()).load());
  }

  async outbox(): Promise<OutboxItem[]> {
    return [...(await this.#read((store) => store.outbox()))];
  }

  drafts(): Promise<Record<string, StoredDraft>> {
    return this.#read((store) => store.drafts());
  }

  uploads(): Promise<StoredUpload[]> {
    return this.#read((store) => store.uploads());
  }

  value(key: string): Promise<unknown> {
    return this.#memory !== null && this.#values.has(key)
      ? this.#memory.value(key)
      : withPatience(this.#disk.value(key), READ_MS);
  }

  #isHidden({ chatId, id }: Message): boolean {
    const isCleared = id <= (this.#cleared.get(chatId) ?? 0);
    return this.#isOver || isCleared || this.#removed.get(chatId)?.has(id) === true;
  }

  /** Of the disk, what is not over; with what lies over it. */
  #together(disk: readonly Message[], memory: readonly Message[]): Message[] {
    const rows = new Map(
      disk.filter((row) => !this.#isHidden(row)).map((row) => [`${row.chatId}/${row.id}`, row]),
    );
    for (const row of memory) rows.set(`${row.chatId}/${row.id}`, row);
    return [...rows.values()];
  }

  async messagesBefore(chatId: ChatId, before: number, limit: number): Promise<Message[]> {
    if (this.#memory === null) return withPatience(this.#disk.messagesBefore(chatId, before, limit), READ_MS);
    const over = limit + (this.#removed.get(chatId)?.size ?? 0);
    const disk = await withPatience(this.#disk.messagesBefore(chatId, before, over)).catch(() => []);
    const memory = await this.#memory.messagesBefore(chatId, before, limit);
    return this.#together(disk, memory)
      .sort((one, other) => one.id - other.id)
      .slice(-limit);
  }

  async search(query: StoredSearch): Promise<Message[]> {
    if (this.#memory === null) return withPatience(this.#disk.search(query), READ_MS);
    const memory = this.#memory;
    const disk = await withPatience(this.#disk.search(query), READ_MS).catch(() => []);
    // What it says now lies in memory, and may hold the words no more.
    const isNow = async ({ chatId, id }: Message) =>
      (await memory.messagesBefore(chatId, id + 1, 1)).every((held) => held.id !== id);
    const now = await Promise.all(disk.map(isNow));
    const found = this.#together(
      disk.filter((_, at) => now[at]),
      await memory.search(query),
    );
    return found.sort((one, other) => other.sendTime - one.sendTime).slice(0, query.limit);
  }

  async dropGone(now: number): Promise<Dropped> {
    const memory = this.#memory;
    const disk = await withPatience(this.#disk.dropGone(now), WRITE_MS).catch((error: unknown) => {
      if (memory === null) throw error;
      return { gone: [], next: null };
    });
    if (memory === null) return disk;
    const { gone, next } = await memory.dropGone(now);
    const times = [disk.next, next].filter((time) => time !== null);
    return { gone: [...disk.gone, ...gone], next: times.length === 0 ? null : Math.min(...times) };
  }

  async write(batch: StoreBatch): Promise<void> {
    await this.#change((store) => store.write(batch));
    if (this.#memory !== null) this.#hide(batch);
  }

  #hide({ reset, removed, cleared }: StoreBatch): void {
    if (reset) this.#isOver = true;
    for (const { chatId, id } of removed) {
      const ids = this.#removed.get(chatId) ?? new Set();
      this.#removed.set(chatId, ids.add(id));
    }
    for (const { chatId, upTo } of cleared)
      this.#cleared.set(chatId, Math.max(upTo, this.#cleared.get(chatId) ?? 0));
  }

  /** Goes on within seconds: what is sent must not wait for a disk. */
  putOutbox(items: readonly OutboxItem[]): Promise<void> {
    return withPatience(
      this.#change((store) => store.putOutbox(items)),
      OUTBOX_MS,
    ).catch(() => undefined);
  }

  deleteOutbox(tmpIds: readonly string[]): Promise<void> {
    return this.#change((store) => store.deleteOutbox(tmpIds));
  }

  setDraft(chatId: ChatId, draft: StoredDraft | null): Promise<void> {
    return this.#change((store) => store.setDraft(chatId, draft));
  }

  async setValue(key: string, value: unknown): Promise<void> {
    await this.#change((store) => store.setValue(key, value));
    if (this.#memory !== null) this.#values.add(key);
  }

  setUpload(tmpId: string, upload: StoredUpload | null): Promise<void> {
    return this.#change((store) => store.setUpload(tmpId, upload));
  }

  async clear(): Promise<void> {
    await Promise.allSettled([withPatience(this.#disk.clear()), this.#memory?.clear()]);
  }
}
