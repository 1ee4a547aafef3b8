import type { ChatId } from "@4d/contract";
import type { Dropped, Message, OutboxItem, StoreBatch, StoredState } from "@4d/sync";
import type { ChatStore, StoredDraft, StoredSearch, StoredUpload } from "./chat-store.ts";
import { notKept } from "./not-kept.ts";
import { withPatience } from "./with-patience.ts";

/** A write of a large file, or behind a large one, on a slow phone takes its time; one that takes longer never ends, ms. */
const WRITE_MS = 30_000;
const READ_MS = 10_000;
/** Nobody's message waits longer to be sent than this for being stored, ms. */
const OUTBOX_MS = 4000;

/**
 * A person's storage that goes on in memory from the first write that fails twice (a full or broken disk) or never ends,
 * see `OverlayChatStore`, whose code comes when it is needed. Said once (`notKept`). What the disk holds stays as one
 * whole: the next start reads it, and the server tells what came since.
 */
export class SteadyChatStore implements ChatStore {
  readonly #disk: ChatStore;
  #over: ChatStore | null = null;
  #falling: Promise<ChatStore> | null = null;

  constructor(disk: ChatStore) {
    this.#disk = disk;
  }

  get durable(): boolean {
    return this.#over === null && this.#disk.durable;
  }

  async #change(write: (store: ChatStore) => Promise<void>): Promise<void> {
    const over = this.#over ?? (await this.#falling);
    if (over) return write(over);
    try {
      await withPatience(
        write(this.#disk).catch(() => write(this.#disk)),
        WRITE_MS,
      );
    } catch {
      await write(await this.#fall());
    }
  }

  #fall(): Promise<ChatStore> {
    this.#falling ??= import("./overlay-chat-store.ts")
      .then(async ({ OverlayChatStore }) => {
        this.#over = await OverlayChatStore.over(this.#disk);
        notKept.set(true);
        return this.#over;
      })
      .catch((error: unknown) => {
        this.#falling = null;
        throw error;
      });
    return this.#falling;
  }

  #read<T>(ask: (store: ChatStore) => Promise<T>): Promise<T> {
    return this.#over === null ? withPatience(ask(this.#disk), READ_MS) : ask(this.#over);
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
    return this.#read((store) => store.value(key));
  }

  messagesBefore(chatId: ChatId, before: number, limit: number): Promise<Message[]> {
    return this.#read((store) => store.messagesBefore(chatId, before, limit));
  }

  search(query: StoredSearch): Promise<Message[]> {
    return this.#read((store) => store.search(query));
  }

  dropGone(now: number): Promise<Dropped> {
    return this.#read((store) => store.dropGone(now));
  }

  write(batch: StoreBatch): Promise<void> {
    return this.#change((store) => store.write(batch));
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

  setValue(key: string, value: unknown): Promise<void> {
    return this.#change((store) => store.setValue(key, value));
  }

  setUpload(tmpId: string, upload: StoredUpload | null): Promise<void> {
    return this.#change((store) => store.setUpload(tmpId, upload));
  }

  async clear(): Promise<void> {
    await withPatience((this.#over ?? this.#disk).clear());
  }
}
