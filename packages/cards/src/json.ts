import { refuse } from "./card-refusal.ts";
import { guards } from "./limits.ts";

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value of an own key; inherited properties are not data. */
export function own(object: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** The nesting depth of brackets outside of strings, found without parsing. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === 0x22) {
      at += 1;
      while (at < text.length && text.charCodeAt(at) !== 0x22) at += text.charCodeAt(at) === 0x5c ? 2 : 1;
    } else if (char === 0x5b || char === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (char === 0x5d || char === 0x7d) depth -= 1;
  }
  return deepest;
}

/** Parses JSON of at most 20 MB and 64 levels; `where` names its source for the refusal. */
export function parseJson(bytes: Uint8Array, where: string): Json {
  if (bytes.length > guards.json) refuse("tooLarge", "20MB");
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return refuse("badText", where);
  }
  if (depthOf(text) > guards.depth) refuse("tooDeep", where);
  try {
    return JSON.parse(text) as Json;
  } catch {
    return refuse("badJson", where);
  }
}

export function jsonBytes(value: Json): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

/** The text with U+FFFD for every lone surrogate, as String.prototype.toWellFormed of newer browsers returns it. */
export const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, "\uFFFD");

/** A text without what no database stores: NUL and lone surrogates. */
export const storable = (text: string): string => wellFormed(text.replaceAll("\0", ""));

/** The same value with every text and key storable. */
export function scrub(value: Json): Json {
  if (typeof value === "string") return storable(value);
  if (Array.isArray(value)) return value.map(scrub);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [storable(key), scrub(held)]));
}

/** Equal as data; the order of keys does not matter. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((held, at) => sameJson(held, b[at]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}
