import type { ChatId } from "@4d/contract";
import type { ExpiredMessages, Message, OutboxItem, StoreBatch, StoredState } from "@4d/sync";
import type { ChatStore, StoredDraft, StoredSearch, StoredUpload } from "./chat-store.ts";
import { storageUnavailable } from "./storage-unavailable.ts";
import { withStorageTimeout } from "./with-storage-timeout.ts";

/**
 * Generous, ms: on a slow phone, a write of a large file, or one that waits for it, takes long. A write that takes
 * longer never ends.
 */
const WRITE_MS = 30_000;
const READ_MS = 10_000;
/** The longest time a message waits for storage before it is sent, ms. */
const OUTBOX_MS = 4000;

/**
 * A person's storage that continues in memory (`OverlayChatStore`, loaded on demand) after the first write that fails
 * twice (a full or broken disk) or never ends; `storageUnavailable` is then set. What the disk holds stays consistent:
 * the next start reads it and gets the rest from the server.
 */
export class FallbackChatStore implements ChatStore {
  readonly #disk: ChatStore;
  #overlay: ChatStore | null = null;
  #fallingBack: Promise<ChatStore> | null = null;

  constructor(disk: ChatStore) {
    this.#disk = disk;
  }

  get durable(): boolean {
    return this.#overlay === null && this.#disk.durable;
  }

  async #change(write: (store: ChatStore) => Promise<void>): Promise<void> {
    const over = this.#overlay ?? (await this.#fallingBack);
    if (over) return write(over);
    try {
      await withStorageTimeout(
        write(this.#disk).catch(() => write(this.#disk)),
        WRITE_MS,
      );
    } catch {
      await write(await this.#fallBack());
    }
  }

  #fallBack(): Promise<ChatStore> {
    this.#fallingBack ??= import("./overlay-chat-store.ts")
      .then(async ({ OverlayChatStore }) => {
        this.#overlay = await OverlayChatStore.over(this.#disk);
        storageUnavailable.set(true);
        return this.#overlay;
      })
      .catch((error: unknown) => {
        this.#fallingBack = null;
        throw error;
      });
    return this.#fallingBack;
  }

  #read<T>(read: (store: ChatStore) => Promise<T>): Promise<T> {
    return this.#overlay === null ? withStorageTimeout(read(this.#disk), READ_MS) : read(this.#overlay);
  }

  /** If the disk cannot be read at the start, nothing is written to it: it would hold the cursors without their rows. */
  load(): Promise<StoredState> {
    return this.#read((store) => store.load()).catch(async () => (await this.#fallBack()).load());
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

  deleteExpired(now: number): Promise<ExpiredMessages> {
    return this.#read((store) => store.deleteExpired(now));
  }

  write(batch: StoreBatch): Promise<void> {
    return this.#change((store) => store.write(batch));
  }

  /** Resolves within seconds and never rejects: sending must not wait for the disk. */
  putOutbox(items: readonly OutboxItem[]): Promise<void> {
    return withStorageTimeout(
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
    await withStorageTimeout((this.#overlay ?? this.#disk).clear());
  }
}
