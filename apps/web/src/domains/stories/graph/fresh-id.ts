const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
const LENGTH = 8;

/** An id unique across devices, so that parts two people add at once stay separate. */
export function freshId(prefix: "n" | "v" | "c"): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return prefix + [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}
