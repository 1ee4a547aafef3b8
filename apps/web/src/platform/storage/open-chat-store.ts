import type { ChatStore } from "./chat-store.ts";

/** A request that never answers (a database blocked by a broken profile) must not hold the chats back, ms. */
const PATIENCE_MS = 4000;

function withPatience<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("storage does not answer")), PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * A person's storage on this device: IndexedDB, or memory where it is missing, forbidden or does not answer.
 * The database's code is a chunk of its own. Never rejects.
 */
export async function openChatStore(uid: number): Promise<ChatStore> {
  try {
    if (!("indexedDB" in globalThis)) throw new Error("no IndexedDB");
    const { IdbChatStore } = await import("./idb-chat-store.ts");
    const store = await withPatience(IdbChatStore.open(uid));
    // Ours to ask, the browser's to grant; refusal changes nothing we do.
    globalThis.navigator?.storage?.persist?.().catch(() => false);
    return store;
  } catch {
    const { MemoryChatStore } = await import("./memory-chat-store.ts");
    return new MemoryChatStore();
  }
}
