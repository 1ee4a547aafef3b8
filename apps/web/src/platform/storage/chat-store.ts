import type { ChatId } from "@4d/contract";
import type { LocalDraft, Message, SyncStore } from "@4d/sync";

/** A file on its way, kept so that a closed tab does not lose it (`MSG-3`). */
export interface StoredUpload {
  tmpId: string;
  file: Blob;
  name: string;
  /** What only the recorder knew: seconds and bars. */
  voice?: { duration: number; wave: string };
  /** Where a resumable upload stands. */
  resume?: { id: string; chunkSize: number };
}

/** A draft as it is kept here; older versions of the app kept less of it. */
export type StoredDraft = Pick<LocalDraft, "text"> & Partial<LocalDraft>;

/** What a search in storage looks for. */
export interface StoredSearch {
  keyword: string;
  chatId?: ChatId;
  types: readonly number[];
  limit: number;
}

/** Everything one person keeps on this device. Every method may reject; callers go on without. */
export interface ChatStore extends SyncStore {
  /** False when it ends with the page. */
  readonly durable: boolean;
  drafts: () => Promise<Record<string, StoredDraft>>;
  /** Keeps a draft, or forgets it with null. */
  setDraft: (chatId: ChatId, draft: StoredDraft | null) => Promise<void>;
  value: (key: string) => Promise<unknown>;
  setValue: (key: string, value: unknown) => Promise<void>;
  uploads: () => Promise<StoredUpload[]>;
  setUpload: (tmpId: string, upload: StoredUpload | null) => Promise<void>;
  /** Newest first. */
  search: (query: StoredSearch) => Promise<Message[]>;
  /** Forgets everything, for exit (`rules §4.13`). */
  clear: () => Promise<void>;
}

/** Whether a message is a hit: not recalled, of a wanted type, with the words in its text, in whatever writing. */
export type IsHit = (message: Message) => boolean;

/** Tells hits of a search; what folds texts comes with the first one. */
export async function hitsOf({ keyword, types }: StoredSearch): Promise<IsHit> {
  const { foldQuery, includesFolded } = await import("@4d/contract/folding");
  const words = foldQuery(keyword);
  return ({ type, status, content }) =>
    status !== 2 && types.includes(type) && includesFolded(words, content);
}
