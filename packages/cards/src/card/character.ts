import { isObject, type JsonObject, own } from "../json.ts";
import { fieldLimits as max } from "../limits.ts";
import type { Note } from "../warning.ts";
import { type Asset, assetsCodec } from "./assets.ts";
import { overlay, readAll, type Table } from "./codec.ts";
import { line, maybe, object, text, texts, textsByKey, words } from "./codecs.ts";
import { bookCodec, type Lorebook } from "./lorebook.ts";

/** A character as the product stores it: every field within its limit, whatever version the card was. */
interface CharacterFields {
  readonly name: string;
  /** What `{{char}}` stands for, when it is not empty. */
  readonly nickname: string;
  readonly description: string;
  readonly personality: string;
  readonly scenario: string;
  readonly firstMes: string;
  readonly alternateGreetings: readonly string[];
  readonly groupOnlyGreetings: readonly string[];
  readonly mesExample: string;
  readonly systemPrompt: string;
  readonly postHistoryInstructions: string;
  /** Shown to people, never part of a prompt, like `creator`. */
  readonly creatorNotes: string;
  readonly creatorNotesMultilingual: Readonly<Record<string, string>>;
  readonly creator: string;
  readonly characterVersion: string;
  readonly tags: readonly string[];
  readonly source: readonly string[];
  /** Seconds. */
  readonly creationDate: number | null;
  readonly modificationDate: number | null;
  readonly lorebook: Lorebook | null;
  readonly assets: readonly Asset[];
  readonly extensions: JsonObject;
}

export interface Character extends CharacterFields {
  /**
   * The card as it was read; empty for a character made here. Fields that were not edited are written from
   * it.
   */
  readonly raw: JsonObject;
}

const table: Table<CharacterFields> = {
  name: line("name", max.name, true),
  nickname: line("nickname", max.nickname),
  description: text("description", max.description, true),
  personality: text("personality", max.personality, true),
  scenario: text("scenario", max.scenario, true),
  firstMes: text("first_mes", max.greeting, true),
  alternateGreetings: texts("alternate_greetings", max.greetings, max.greeting, true),
  groupOnlyGreetings: texts("group_only_greetings", max.greetings, max.greeting, true),
  mesExample: text("mes_example", max.mesExample, true),
  systemPrompt: text("system_prompt", max.systemPrompt, true),
  postHistoryInstructions: text("post_history_instructions", max.postHistory, true),
  creatorNotes: text("creator_notes", max.creatorNotes, true),
  creatorNotesMultilingual: textsByKey("creator_notes_multilingual", max.languages, max.creatorNotes),
  creator: line("creator", max.creator, true),
  characterVersion: line("character_version", max.version, true),
  tags: words("tags", max.tags, max.tag, true),
  source: texts("source", max.sources, max.source),
  creationDate: maybe("creation_date", "number"),
  modificationDate: maybe("modification_date", "number"),
  lorebook: bookCodec,
  assets: assetsCodec,
  extensions: object("extensions", true),
};

/** The object that holds a card's fields: `data`, or, in the first version, the root. */
export function dataOf(raw: JsonObject): JsonObject {
  const data = own(raw, "data");
  return isObject(data) ? data : raw;
}

/** The names by which a character's examples may call it, also those that are longer than a name can be here. */
export function namesOf({ name, nickname, raw }: Character): string[] {
  const data = dataOf(raw);
  const written = ["name", "nickname"].map((key) => own(data, key));
  const whole = written.flatMap((one) => (typeof one === "string" ? [one.trim()] : []));
  return [...new Set([name, nickname, ...whole])].filter((one) => one !== "");
}

/** A character from a card's JSON. The name may be empty. */
export function readCharacter(raw: JsonObject, note: Note): Character {
  return { ...readAll(table, dataOf(raw), "", note), raw };
}

/** Version 1's fields, which later cards may repeat at the root. */
const mirrored = ["name", "description", "personality", "scenario", "first_mes", "mes_example"];

/**
 * The card of a character in version 3, or the newer one it came in: known fields in their present state,
 * unknown ones as they were (`characters §5.4`).
 */
export function characterJson(character: Character): JsonObject & { readonly data: JsonObject } {
  const { raw, ...fields } = character;
  const nested = isObject(own(raw, "data"));
  const data = overlay(table, dataOf(raw), fields);
  const root = nested ? raw : {};
  const repeated = mirrored.filter((key) => typeof own(root, key) === "string");
  const mirrors = Object.fromEntries(repeated.map((key) => [key, data[key] ?? ""]));
  const newer = typeof raw.spec_version === "string" && Number.parseFloat(raw.spec_version) >= 3;
  const spec = newer && typeof raw.spec === "string" ? raw.spec : "chara_card_v3";
  const version = newer && typeof raw.spec_version === "string" ? raw.spec_version : "3.0";
  return { ...root, ...mirrors, spec, spec_version: version, data };
}

/** A character made here. */
export function makeCharacter(fields: Partial<CharacterFields> & { readonly name: string }): Character {
  return { ...readCharacter({}, () => {}), ...fields, raw: {} };
}
