import { CONTENT_MAX } from "@4d/contract";

/** Cuts a long text at line or word ends into messages the wire takes (≤ 1024). Pure. */
export function splitText(text: string, max = CONTENT_MAX): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > max) {
    const window = rest.slice(0, max);
    const at = Math.max(window.lastIndexOf("\n"), window.lastIndexOf(" "));
    let cut = at > max / 2 ? at : max;
    // Never through a surrogate pair.
    if (/[\uD800-\uDBFF]$/.test(rest.slice(0, cut))) cut -= 1;
    pieces.push(rest.slice(0, cut).trimEnd());
    rest = rest.slice(cut).trimStart();
  }
  return rest === "" ? pieces : [...pieces, rest];
}
