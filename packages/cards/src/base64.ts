import { refuse } from "./card-refusal.ts";

/** Decodes strictly; `where` names what is damaged when it is. */
export function fromBase64(text: string, where: string): Uint8Array {
  const bare = text.replaceAll(/\s/gu, "");
  if (!/^[A-Za-z0-9+/]*={0,2}$/u.test(bare) || bare.replace(/=+$/u, "").length % 4 === 1)
    return refuse("badBase64", where);
  let binary: string;
  try {
    binary = atob(bare);
  } catch {
    return refuse("badBase64", where);
  }
  return latin1Bytes(binary);
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(latin1Text(bytes));
}

/** One byte per character. */
export function latin1Bytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** One character per byte. */
export function latin1Text(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return text;
}
