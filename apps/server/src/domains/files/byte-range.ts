/** What a `Range` header asks of `size` bytes: a part, the whole, or a range that does not exist. */
export type RequestedRange = { start: number; end: number } | "whole" | "unsatisfiable";

/**
 * Parses a single byte range (RFC 9110 §14). Several ranges, other units and invalid ones count as absent, so the whole
 * is sent, as the standard allows.
 */
export function parseRange(header: string | undefined, size: number): RequestedRange {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "");
  const [first = "", last = ""] = found?.slice(1) ?? [];
  if (!found || (first === "" && last === "")) return "whole";
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return "whole";
  return start >= size ? "unsatisfiable" : { start, end };
}

/** Whether an `If-None-Match` header names this version (RFC 9110 §13.1.2). */
export const hasVersion = (header: string | undefined, etag: string): boolean =>
  (header ?? "").split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
