/** What of an evidence is to be read: texts by name, pictures, and everything to the letter. */
export interface Evidence {
  texts: { name: string; text: string }[];
  pictures: string[];
}

const FIELDS = [
  "userName",
  "nickName",
  "name",
  "title",
  "tagline",
  "signature",
  "intro",
  "text",
  "content",
  "description",
  "personality",
  "scenario",
  "firstMes",
  "prompt",
] as const;

const PICTURE = /^(https?:\/\/[^/]+)?\/files\/[\w-]+(\.\w+)?$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Texts and pictures anywhere in a value: messages carry theirs as JSON within JSON. */
function collect(value: unknown, found: Evidence, depth = 0): void {
  if (depth > 4) return;
  if (typeof value === "string") {
    if (PICTURE.test(value) && !found.pictures.includes(value)) found.pictures.push(value);
    return;
  }
  if (Array.isArray(value)) {
    for (const one of value) collect(one, found, depth + 1);
    return;
  }
  if (!isRecord(value)) return;
  for (const [name, one] of Object.entries(value)) {
    const inner = typeof one === "string" && one.startsWith("{") ? parsed(one) : null;
    if (inner !== null) collect(inner, found, depth + 1);
    else if (
      typeof one === "string" &&
      one !== "" &&
      FIELDS.some((field) => field === name) &&
      !PICTURE.test(one)
    )
      found.texts.push({ name, text: one });
    else collect(one, found, depth + 1);
  }
}

/** Reads the evidence of a case. Pure. */
export function evidenceOf(json: string): Evidence {
  const found: Evidence = { texts: [], pictures: [] };
  collect(parsed(json), found);
  return found;
}
