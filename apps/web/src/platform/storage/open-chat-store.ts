import type { ChatStore } from "./chat-store.ts";
import { withPatience } from "./with-patience.ts";

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
