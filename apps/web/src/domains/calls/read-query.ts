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
