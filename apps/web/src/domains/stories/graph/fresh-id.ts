const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
const LENGTH = 8;

/** An id nothing else has, on this device or another: what two people add at once stays two. */
export function freshId(prefix: "n" | "v" | "c"): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return prefix + [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}
