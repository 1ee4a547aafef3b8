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
 * Whether the current address may start a call, which it may once: a reload, or going forward to it again, must not
 * ring anybody again.
 */
export function consumeHistoryEntry(): boolean {
  const state: unknown = history.state;
  const key = typeof state === "object" && state !== null && "key" in state ? String(state.key) : null;
  // An address typed by hand, or followed from elsewhere, starts no call by itself.
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

/** Parses the `friend` of a private call's address (`rules §2.3`); null when it names nobody. */
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
