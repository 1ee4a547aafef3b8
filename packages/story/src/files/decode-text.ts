/** How many bytes at the beginning are looked at for zeros. */
const SAMPLE = 4000;

/** UTF-16 without a mark: text has a zero byte beside every Latin letter, space or line end. */
function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const zeros = [0, 0];
  for (let at = 0; at < Math.min(bytes.length, SAMPLE); at += 1) {
    if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  if (even === odd) return null;
  return odd > even ? "utf-16le" : "utf-16be";
}

function marked(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : null;
}

/**
 * Whether the bytes above ASCII come in pairs of the common plane of GBK. An accented letter of a Western
 * encoding stands alone between ASCII letters.
 */
function looksChinese(bytes: Uint8Array): boolean {
  let pairs = 0;
  let alone = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue;
    if ((bytes[at] ?? 0) >= 0xa1 && (bytes[at + 1] ?? 0) >= 0xa1) pairs += 1;
    else alone += 1;
    at += 1;
  }
  return pairs > alone;
}

/** A few damaged bytes do not make a Unicode text another. */
function isMostlySound(text: string): boolean {
  const damaged = text.match(/\ufffd/gu)?.length ?? 0;
  const foreign = text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
  return damaged * 5 < foreign;
}

/** The text in an encoding, or null where the bytes are not in it; a letter cut off at the end is dropped. */
function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

/**
 * The text of a file in UTF-8, UTF-16 of either order, GBK or GB18030, or a Western encoding, with or without
 * a mark; the mark is not part of the text. `bytes` may be the beginning of a file.
 */
export function decodeText(bytes: Uint8Array): string {
  const named = marked(bytes) ?? wideEncoding(bytes);
  if (named !== null) return new TextDecoder(named).decode(bytes);
  const unicode = decoded(bytes, "utf-8");
  if (unicode !== null) return unicode;
  const lenient = new TextDecoder("utf-8").decode(bytes);
  if (isMostlySound(lenient)) return lenient;
  const chinese = looksChinese(bytes) ? decoded(bytes, "gb18030") : null;
  return chinese ?? new TextDecoder(looksChinese(bytes) ? "gb18030" : "windows-1252").decode(bytes);
}
