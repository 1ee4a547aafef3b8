import type { ChatStore } from "./chat-store.ts";
import { storageUnavailable } from "./storage-unavailable.ts";
import { withStorageTimeout } from "./with-storage-timeout.ts";

/**
 * A person's storage on this device: IndexedDB, or memory where it is missing, forbidden or does not answer.
 * The database's code is a chunk of its own. Never rejects.
 */
export async function openChatStore(uid: number): Promise<ChatStore> {
  try {
    const [{ IdbChatStore }, { FallbackChatStore }] = await Promise.all([
      import("./idb-chat-store.ts"),
      import("./fallback-chat-store.ts"),
    ]);
    return new FallbackChatStore(await withStorageTimeout(IdbChatStore.open(uid)));
  } catch {
    storageUnavailable.set(true);
    const { MemoryChatStore } = await import("./memory-chat-store.ts");
    return new MemoryChatStore();
  }
}
