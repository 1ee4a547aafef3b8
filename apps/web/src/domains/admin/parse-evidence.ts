import { isolated } from "../../platform/i18n/bidi-isolated.ts";
import { parseJson } from "../../platform/parse-json.ts";
/** The readable parts of evidence: texts by name, pictures, videos. */
export interface Evidence {
  texts: { name: string; text: string }[];
  pictures: string[];
  films: string[];
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
  "notice",
  "personality",
  "scenario",
  "firstMes",
  "prompt",
] as const;

const FILE = /^(https?:\/\/[^/]+)?\/files\/[\w-]+(\.\w+)?$/;
const FILM = /\.(mp4|m4v|mov|webm)$/i;

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The JSON object or array a text holds; null for plain words. */
function parseNestedJson(text: string): unknown {
  if (!/^[{[]/.test(text)) return null;
  const value = parseJson(text);
  return typeof value === "object" ? value : null;
}

const isFile = (value: unknown): value is string => typeof value === "string" && FILE.test(value);

function addUnique(list: string[], one: string): void {
  if (!list.includes(one)) list.push(one);
}

const sizeOf = ({ texts, pictures, films }: Evidence): number =>
  texts.length + pictures.length + films.length;

/** Collects from one named value. */
function collectField(name: string, value: unknown, found: Evidence, depth: number): void {
  if (typeof value !== "string") {
    if (name === "choices" && Array.isArray(value))
      for (const one of value) if (typeof one === "string") found.texts.push({ name, text: one });
    collect(value, found, depth);
    return;
  }
  const before = sizeOf(found);
  const inner = parseNestedJson(value);
  if (inner !== null) collect(inner, found, depth);
  // JSON-like text without any known field is what somebody wrote.
  if (sizeOf(found) > before) return;
  if (value !== "" && FIELDS.some((field) => field === name) && !isFile(value))
    found.texts.push({ name, text: value });
  else collect(value, found, depth);
}

function collectRecord(value: Fields, found: Evidence, depth: number): void {
  const { kind, url, speaker, name, text } = value;
  // A line of a shared clip: speaker and text.
  if (typeof speaker === "string" && typeof name === "string" && typeof text === "string") {
    found.texts.push({ name: "clip", text: `${isolated(name)}: ${text}` });
    return;
  }
  const isMedium = isFile(url) && (kind === "image" || kind === "video");
  if (isMedium) addUnique(kind === "video" ? found.films : found.pictures, url);
  for (const [field, one] of Object.entries(value)) {
    // Skip the thumbnail and address of media that is already shown.
    if (isMedium && (field === "url" || field === "thumbUrl")) continue;
    collectField(field, one, found, depth + 1);
  }
}

/** Collects texts, pictures and videos at any depth: messages and posts carry theirs as JSON within JSON. */
function collect(value: unknown, found: Evidence, depth = 0): void {
  if (depth > 4) return;
  if (isFile(value)) addUnique(FILM.test(value) ? found.films : found.pictures, value);
  else if (Array.isArray(value)) for (const one of value) collect(one, found, depth + 1);
  else if (isRecord(value)) collectRecord(value, found, depth);
}

/** Parses the evidence of a case. Pure. */
export function parseEvidence(json: string): Evidence {
  const found: Evidence = { texts: [], pictures: [], films: [] };
  collect(parseJson(json), found);
  return found;
}
