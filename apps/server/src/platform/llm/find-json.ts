/** The end of the balanced value that begins at `start`, minding strings and escapes; -1 when it never ends. */
function endOf(text: string, start: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (quoted) {
      if (sign === "\\") at += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === "{" || sign === "[") depth += 1;
    else if (sign === "}" || sign === "]") {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

const TRIES = 8;

/** The JSON value in a model's response: the whole of it, in a fence, or the first balanced one among prose. */
export function findJson(text: string): { value: unknown } | undefined {
  const whole = parsed(text.trim());
  if (whole) return whole;
  const fenced = /```(?:json)?\s*([\s\S]*?)```/i.exec(text)?.[1];
  const inFence = fenced === undefined ? undefined : parsed(fenced.trim());
  if (inFence) return inFence;
  let from = 0;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const start = text.slice(from).search(/[{[]/);
    if (start < 0) return undefined;
    const end = endOf(text, from + start);
    const found = end < 0 ? undefined : parsed(text.slice(from + start, end));
    if (found) return found;
    from += start + 1;
  }
  return undefined;
}
