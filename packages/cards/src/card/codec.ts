import { type Json, type JsonObject, own, sameJson } from "../json.ts";
import type { Note } from "../warning.ts";

/**
 * How one value is read from and written to a card. `read` never fails: what it cannot use becomes `empty`,
 * with a note.
 */
export interface Codec<T> {
  /** Its key in the card. */
  readonly key: string;
  /** Written even when empty, because the format demands it. */
  readonly required: boolean;
  readonly empty: T;
  /** True for a codec whose parts preserve their own raw values, so the whole is always written anew. */
  readonly nested?: true;
  /** `at` is the value's path, for the note. */
  readonly read: (value: Json, at: string, note: Note) => T;
  readonly write: (value: T) => Json;
}

export type Table<O> = { readonly [K in keyof O]: Codec<O[K]> };

/** The pairs of a table, all of one unknown type: each codec gets only its own value. */
function codecs<O extends object>(table: Table<O>): [keyof O, Codec<unknown>][] {
  return Object.entries(table) as [keyof O, Codec<unknown>][];
}

/**
 * Reads all fields of a table from a card's object. Null counts as absent, because other apps write it so.
 */
export function readAll<O extends object>(table: Table<O>, raw: JsonObject, at: string, note: Note): O {
  const read = codecs(table).map(([name, codec]) => {
    const value = own(raw, codec.key) ?? null;
    return [name, value === null ? codec.empty : codec.read(value, `${at}${codec.key}`, note)];
  });
  return Object.fromEntries(read) as O;
}

/**
 * The object that was read, with what has changed since. A value that still reads the same is written as it
 * was, so an unedited card is exported whole, with its shortened and unknown parts.
 */
export function overlay<O extends object>(table: Table<O>, raw: JsonObject, value: O): JsonObject {
  const changed = codecs(table).flatMap(([name, codec]): [string, Json][] => {
    const was = own(raw, codec.key);
    const now = codec.write(value[name]);
    if (was === undefined || was === null) {
      const absent = !codec.required && sameJson(now, codec.write(codec.empty));
      return absent ? [] : [[codec.key, now]];
    }
    return codec.nested || !readsAs(codec, was, now) ? [[codec.key, now]] : [];
  });
  return { ...raw, ...Object.fromEntries(changed) };
}

/** Whether a value of a card is well-formed and still reads as what is to be written. */
function readsAs(codec: Codec<unknown>, was: Json, now: Json): boolean {
  let wellFormed = true;
  const value = codec.read(was, "", (kind) => {
    if (kind === "wrongType") wellFormed = false;
  });
  return wellFormed && sameJson(codec.write(value), now);
}
