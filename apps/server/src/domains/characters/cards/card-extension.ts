import type { Json, JsonObject } from "@4d/cards";
import { type CharacterSheet, characterSheet, emptySheet, SHEET_MAX, type SheetChange } from "@4d/contract";
import * as z from "zod/mini";

/** The extension key for fields a card has no place for (`characters §5.4`). */
const KEY = "fourth-dimension/character";
const FIELDS = ["tagline", "starters", "style", "voice", "writing", "examples"] as const;
export type ExtensionField = (typeof FIELDS)[number];

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Our fields among a card's extensions; invalid ones are ignored. */
export function readExtension(extensions: JsonObject): SheetChange {
  const held = Object.hasOwn(extensions, KEY) ? extensions[KEY] : undefined;
  if (!isObject(held)) return {};
  const found = FIELDS.flatMap((field) => {
    const read = z.safeParse(
      characterSheet.shape[field],
      Object.hasOwn(held, field) ? held[field] : undefined,
    );
    return read.success ? [[field, read.data] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Where the commonest app puts the note at a depth. */
const DEPTH_PROMPT = "depth_prompt";

const ROLES = ["system", "user", "assistant"] as const;

/** The part a note is spoken in: by its name, or by the number the commonest app has for it. */
const roleOf = (role: unknown) =>
  ROLES.find((one, at) => role === one || role === at) ?? emptySheet.depthPrompt.role;

function depthOf(depth: unknown): number {
  const given = typeof depth === "string" && depth.trim() !== "" ? Number(depth) : depth;
  if (typeof given !== "number" || Number.isNaN(given)) return emptySheet.depthPrompt.depth;
  return Math.trunc(Math.min(SHEET_MAX.loreSteps, Math.max(0, given)));
}

/** The note at a depth among a card's extensions, and how long it is there; without one, the empty one. */
export function readDepthPrompt(extensions: JsonObject): {
  depthPrompt: CharacterSheet["depthPrompt"];
  length: number;
} {
  const held = Object.hasOwn(extensions, DEPTH_PROMPT) ? extensions[DEPTH_PROMPT] : undefined;
  const { prompt, depth, role } = isObject(held) ? held : {};
  const whole = typeof prompt === "string" ? prompt : "";
  const text = whole
    .slice(0, SHEET_MAX.postHistory)
    .toWellFormed()
    .replace(/\ufffd$/u, "");
  return { depthPrompt: { text, depth: depthOf(depth), role: roleOf(role) }, length: whole.length };
}

/** The extensions with this note at a depth. */
export function writeDepthPrompt(
  extensions: JsonObject,
  { text, depth, role }: CharacterSheet["depthPrompt"],
): JsonObject {
  const held = extensions[DEPTH_PROMPT];
  return { ...extensions, [DEPTH_PROMPT]: { ...(isObject(held) ? held : {}), prompt: text, depth, role } };
}

/** The extensions with these sheet fields written in. */
export function writeExtension(
  extensions: JsonObject,
  sheet: CharacterSheet,
  fields: readonly ExtensionField[],
): JsonObject {
  if (fields.length === 0) return extensions;
  const held = extensions[KEY];
  // A JSON round trip: the result is exactly what a reader gets back.
  const ours = JSON.parse(
    JSON.stringify(Object.fromEntries(fields.map((field) => [field, sheet[field]]))),
  ) as Json;
  return { ...extensions, [KEY]: { ...(isObject(held) ? held : {}), ...(isObject(ours) ? ours : {}) } };
}
