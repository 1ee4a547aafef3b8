import type { ChatStore } from "./chat-store.ts";
import { notKept } from "./not-kept.ts";
import { withPatience } from "./with-patience.ts";

/** Ours to ask, the browser's to grant; refusal changes nothing we do. */
function askToPersist(): void {
  try {
    globalThis.navigator?.storage?.persist?.().catch(() => false);
  } catch {
    // As if it were refused.
  }
}

/**
 * A person's storage on this device: IndexedDB, or memory where it is missing, forbidden or does not answer.
 * The database's code is a chunk of its own. Never rejects.
 */
export async function openChatStore(uid: number): Promise<ChatStore> {
  try {
    const [{ IdbChatStore }, { SteadyChatStore }] = await Promise.all([
      import("./idb-chat-store.ts"),
      import("./steady-chat-store.ts"),
    ]);
    const store = await withPatience(IdbChatStore.open(uid));
    askToPersist();
    return new SteadyChatStore(store);
  } catch {
    notKept.set(true);
    const { MemoryChatStore } = await import("./memory-chat-store.ts");
    return new MemoryChatStore();
  }
}
