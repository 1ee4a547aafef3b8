import { isObject, type Json, type JsonObject } from "../json.ts";
import type { Note } from "../warning.ts";
import type { Codec } from "./codec.ts";

/** The first `max` UTF-16 units of a text, without cutting a character in half. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const code = text.charCodeAt(max - 1);
  return text.slice(0, code >= 0xd800 && code <= 0xdbff ? max - 1 : max);
}

function readText(value: Json, max: number, at: string, note: Note): string {
  if (typeof value !== "string") {
    note("wrongType", at);
    return "";
  }
  if (value.length > max) note("cut", at, value.length);
  return cutText(value, max);
}

/** A text of at most `max` units. */
export function text(key: string, max: number, required = false): Codec<string> {
  return { key, required, empty: "", read: (value, at, note) => readText(value, max, at, note), write: same };
}

/** A text on one line. */
export function line(key: string, max: number, required = false): Codec<string> {
  const flat = (value: Json) =>
    typeof value === "string" ? value.replaceAll(/[\s\p{Cc}]+/gu, " ").trim() : value;
  const read = (value: Json, at: string, note: Note) => readText(flat(value), max, at, note).trim();
  return { key, required, empty: "", read, write: same };
}

/** A list of at most `maxItems` texts; longer texts are shortened, blank ones left out. */
export function texts(
  key: string,
  maxItems: number,
  max: number,
  required = false,
): Codec<readonly string[]> {
  const read = (value: Json, at: string, note: Note) =>
    list(value, maxItems, at, note).flatMap((item, index) => {
      const held = readText(item, max, `${at}[${index}]`, note);
      return held.trim() === "" ? [] : [held];
    });
  return { key, required, empty: [], read, write: same };
}

/** A list of short words. A longer one is left out, because half a word is no use; blank and repeated ones say nothing. */
export function words(
  key: string,
  maxItems: number,
  max: number,
  required = false,
): Codec<readonly string[]> {
  const read = (value: Json, at: string, note: Note) => {
    const all = list(value, guardsForWords, at, note);
    const flat = all
      .map((item) => (typeof item === "string" ? item.replaceAll(/[\s\p{Cc}]+/gu, " ").trim() : item))
      .filter((item) => item !== "" && item !== null);
    const unique = [...new Set(flat)];
    const fit = unique
      .filter((item): item is string => typeof item === "string" && item.length <= max)
      .slice(0, maxItems);
    if (fit.length < unique.length) note("leftOut", at, unique.length - fit.length);
    return fit;
  };
  return { key, required, empty: [], read, write: same };
}
const guardsForWords = 10_000;

/** The first `maxItems` items of a list; anything else is an empty list. */
export function list(value: Json, maxItems: number, at: string, note: Note): readonly Json[] {
  if (!Array.isArray(value)) {
    note("wrongType", at);
    return [];
  }
  const items = value as readonly Json[];
  if (items.length > maxItems) note("leftOut", at, items.length - maxItems);
  return items.slice(0, maxItems);
}

export function flag(key: string, empty: boolean, required = false): Codec<boolean> {
  return { key, required, empty, read: typed("boolean", empty), write: same };
}

/** A whole number between `-maxItems` and `maxItems`; one outside moves to the nearest. */
export function whole<T extends number | null>(key: string, empty: T, maxItems: number): Codec<number | T> {
  const number = typed<number | T>("number", empty);
  const read: Codec<number | T>["read"] = (value, at, note) => {
    const held = number(value, at, note);
    return held === null ? held : Math.max(-maxItems, Math.min(maxItems, Math.trunc(held)));
  };
  return { key, required: empty !== null, empty, read, write: same };
}

/** A value that may be absent, where absent is not the same as zero. */
export function maybe<T extends "boolean" | "number">(
  key: string,
  type: T,
): Codec<(T extends "boolean" ? boolean : number) | null> {
  type Held = (T extends "boolean" ? boolean : number) | null;
  return { key, required: false, empty: null, read: typed<Held>(type, null), write: same };
}

function typed<T>(type: string, empty: T): Codec<T>["read"] {
  return (value, at, note) => {
    if (typeof value === type) return value as T;
    note("wrongType", at);
    return empty;
  };
}

/** An object preserved as it is. */
export function object(key: string, required = false): Codec<JsonObject> {
  const read = (value: Json, at: string, note: Note) => {
    if (isObject(value)) return value;
    note("wrongType", at);
    return {};
  };
  return { key, required, empty: {}, read, write: same };
}

/** Texts by language. */
export function textsByKey(
  key: string,
  maxItems: number,
  max: number,
): Codec<Readonly<Record<string, string>>> {
  const read = (value: Json, at: string, note: Note) => {
    if (!isObject(value)) {
      note("wrongType", at);
      return {};
    }
    const pairs = Object.entries(value);
    if (pairs.length > maxItems) note("leftOut", at, pairs.length - maxItems);
    return Object.fromEntries(
      pairs.slice(0, maxItems).map(([name, held]) => [name, readText(held, max, `${at}.${name}`, note)]),
    );
  };
  return { key, required: false, empty: {}, read, write: same };
}

const same = <T extends Json>(value: T): Json => value;
