import type { Json, JsonObject } from "@4d/cards";
import { type CharacterSheet, characterSheet, type SheetChange } from "@4d/contract";
import * as z from "zod/mini";

/** The extension key for fields a card has no place for (`characters §5.4`). */
const KEY = "fourth-dimension/character";
const FIELDS = ["tagline", "starters", "style", "voice", "examples"] as const;
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
