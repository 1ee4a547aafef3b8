const KEY = "begunCalls";

function usedEntries(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

/**
 * Whether the address on screen may begin a call: once. A reload, or going forward to it again, must not ring
 * anybody anew.
 */
export function consumeHistoryEntry(): boolean {
  const state: unknown = history.state;
  const key = typeof state === "object" && state !== null && "key" in state ? String(state.key) : null;
  // An address typed by hand, or followed from elsewhere, begins nothing by itself.
  if (key === null) return false;
  const before = usedEntries();
  if (before.includes(key)) return false;
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...before.slice(-49), key]));
  } catch {
    // Without storage a reload calls again; better than not calling at all.
  }
  return true;
}

/** The `friend` of a private call's address (`rules §2.3`), or null when it names nobody. */
export function parseFriendQuery(text: string): { id: number; nickName: string; headImage: string } | null {
  try {
    const friend: unknown = JSON.parse(text);
    if (typeof friend !== "object" || friend === null || !("id" in friend)) return null;
    const id = Number(friend.id);
    if (!Number.isSafeInteger(id) || id <= 0) return null;
    const word = (name: string) => {
      const value: unknown = Object.entries(friend).find(([key]) => key === name)?.[1];
      return typeof value === "string" ? value : "";
    };
    return { id, nickName: word("nickName"), headImage: word("headImage") };
  } catch {
    return null;
  }
}
