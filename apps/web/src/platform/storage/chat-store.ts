import type { ChatId } from "@4d/contract";
import type { LocalDraft, Message, SyncStore } from "@4d/sync";

/** A file that is being uploaded, stored so that a closed tab does not lose it (`MSG-3`). */
export interface StoredUpload {
  tmpId: string;
  file: Blob;
  name: string;
  /** What only the recorder knows: the duration in seconds, and the bars. */
  voice?: { duration: number; wave: string };
  /** The state of a resumable upload. */
  resume?: { id: string; chunkSize: number };
}

/** A stored draft; older versions of the app stored fewer of its fields. */
export type StoredDraft = Pick<LocalDraft, "text"> & Partial<LocalDraft>;

/** What a search in storage looks for. */
export interface StoredSearch {
  keyword: string;
  chatId?: ChatId;
  types: readonly number[];
  limit: number;
}

/** The chats of one person on this device. Every method may reject; callers continue without storage. */
export interface ChatStore extends SyncStore {
  /** False if the data is lost when the page closes. */
  readonly durable: boolean;
  drafts: () => Promise<Record<string, StoredDraft>>;
  /** Stores a draft; null deletes it. */
  setDraft: (chatId: ChatId, draft: StoredDraft | null) => Promise<void>;
  value: (key: string) => Promise<unknown>;
  setValue: (key: string, value: unknown) => Promise<void>;
  uploads: () => Promise<StoredUpload[]>;
  setUpload: (tmpId: string, upload: StoredUpload | null) => Promise<void>;
  /** Newest first. */
  search: (query: StoredSearch) => Promise<Message[]>;
  /** Deletes everything, on exit (`rules §4.13`). */
  clear: () => Promise<void>;
}

/** Whether a message matches: not recalled, of a wanted type, with the keyword in its folded text. */
export type IsHit = (message: Message) => boolean;

/** Makes the test for a search. The code that folds texts loads with the first one. */
export async function hitsOf({ keyword, types }: StoredSearch): Promise<IsHit> {
  const { foldQuery, includesFolded } = await import("@4d/contract/folding");
  const words = foldQuery(keyword);
  return ({ type, status, content }) =>
    status !== 2 && types.includes(type) && includesFolded(words, content);
}
