import { refuse } from "../card-refusal.ts";
import { isObject, type Json, type JsonObject, own, sameJson, scrub } from "../json.ts";
import { foreignBook } from "../lore/foreign-books.ts";
import type { Note } from "../warning.ts";
import { withoutBackfillWarning } from "./backfill.ts";
import { type Character, dataOf, readCharacter } from "./character.ts";
import { foreignCharacter } from "./foreign-characters.ts";
import { type Lorebook, readLorebook } from "./lorebook.ts";

/** What a card's JSON turned out to be. */
export type Card =
  | { readonly kind: "character"; readonly character: Character; readonly version: 1 | 2 | 3 }
  | { readonly kind: "lorebook"; readonly lorebook: Lorebook };

/** A character or a lorebook from parsed JSON; `fileName` names a nameless character. */
export function readCard(json: Json, note: Note, fileName = ""): Card {
  if (!isObject(json)) return refuse("notCard");
  const raw = cleaned(json, note);
  const spec = own(raw, "spec");
  if (typeof spec === "string" && /^lorebook_v\d+$/u.test(spec)) return lorebookCard(raw, spec, note);
  const foreign = foreignBook(raw);
  if (foreign) return { kind: "lorebook", lorebook: readLorebook(foreign, "", note) };
  const whole = foreignCharacter(raw) ?? withNotes(raw);
  const version = versionOf(whole, note);
  const character = named(readCharacter(withoutBackfillWarning(whole), note), note, fileName);
  // Whatever is neither in the file nor in the address itself is on some site.
  const remote = character.assets.filter(({ uri }) => !/^(?:embeded:|ccdefault:|data:|$)/iu.test(uri)).length;
  if (remote > 0) note("remoteAssets", "assets", remote);
  for (const part of undoneParts(character.extensions)) note("partUndone", part);
  return { kind: "character", character, version };
}

/** The commonest app wrote the author's words into the first version under a name of its own. */
function withNotes(raw: JsonObject): JsonObject {
  const notes = own(raw, "creatorcomment");
  const isTheirs = typeof notes === "string" && notes !== "" && !isObject(own(raw, "data"));
  return isTheirs && own(raw, "creator_notes") === undefined ? { ...raw, creator_notes: notes } : raw;
}

function cleaned(json: JsonObject, note: Note): JsonObject {
  const clean = scrub(json);
  if (!isObject(clean)) return json;
  if (sameJson(clean, json)) return json;
  note("cleaned");
  return clean;
}

function lorebookCard(raw: JsonObject, spec: string, note: Note): Card {
  if (spec !== "lorebook_v3") note("newer", "spec", spec);
  const data = own(raw, "data");
  if (!isObject(data)) return refuse("wrongShape", "data");
  return { kind: "lorebook", lorebook: readLorebook(data, "", note) };
}

/** The version a card states, or looks like; newer and unknown versions are read with a warning. */
function versionOf(raw: JsonObject, note: Note): 1 | 2 | 3 {
  const spec = own(raw, "spec");
  const data = own(raw, "data");
  if (spec === undefined || spec === null) {
    if (isObject(data)) return typeof own(data, "name") === "string" ? 2 : refuse("notCard");
    return looksLikeV1(raw) ? 1 : refuse("notCard");
  }
  if (typeof spec !== "string") return refuse("wrongShape", "spec");
  if (!isObject(data)) return refuse("wrongShape", "data");
  if (spec === "chara_card_v2") return 2;
  const given = own(raw, "spec_version");
  const version = typeof given === "string" || typeof given === "number" ? `${given}` : "";
  if (spec !== "chara_card_v3") note("newer", "spec", spec.slice(0, 40));
  else if (Number.parseFloat(version) > 3) note("newer", "spec_version", version.slice(0, 40));
  return 3;
}

/** A name and a description could be anything's; a card says something that only a character has. */
function looksLikeV1(raw: JsonObject): boolean {
  const given = ["personality", "scenario", "first_mes", "mes_example"];
  return own(raw, "name") !== undefined && given.some((key) => typeof own(raw, key) === "string");
}

const isGiven = (value: Json | undefined): boolean => {
  if (typeof value === "string") return value.trim() !== "";
  if (Array.isArray(value)) return value.length > 0;
  return isObject(value) ? Object.values(value).some(isGiven) : value === true;
};

/** What apps add to a card that is not done here, by its label and where it lies among the card's extensions. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  "part:patterns": ["regex_scripts", "risuai.customScripts"],
  "part:scripts": ["tavern_helper", "TavernHelper_scripts", "risuai.triggerscript", "risuai.virtualscript"],
  "part:page": ["risuai.backgroundHTML"],
  "part:variables": ["risuai.defaultVariables"],
  "part:assets": ["risuai.additionalAssets", "risuai.emotions"],
};

/** The labels of what a card's extensions hold and is not done. */
function undoneParts(extensions: JsonObject): string[] {
  const at = (path: string) =>
    path
      .split(".")
      .reduce<Json | undefined>((held, key) => (isObject(held) ? own(held, key) : undefined), extensions);
  return Object.keys(PARTS).filter((label) => PARTS[label]?.some((path) => isGiven(at(path))));
}

function named(character: Character, note: Note, fileName: string): Character {
  if (character.name !== "") return character;
  const stem = (fileName.split(/[/\\]/u).at(-1) ?? "").replace(/\.[^.]*$/u, "");
  const name = own(dataOf(character.raw), "name");
  // A name of the wrong type is refused; a missing one may be taken from the file.
  if (name !== undefined && name !== null && typeof name !== "string") return refuse("wrongShape", "name");
  const fromFile = readCharacter({ name: stem }, () => {}).name;
  if (fromFile === "") return refuse("noName", "name");
  note("nameFromFile", "name");
  return { ...character, name: fromFile };
}
