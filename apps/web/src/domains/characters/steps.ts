import { type CharacterSheet, emptySheet } from "@4d/contract";
import { isSame } from "../../platform/three-way-merge.ts";
import { isEmpty } from "../../platform/validators.ts";
import type { SheetField } from "./merge-sheets.ts";

/** The steps of the editor, in order (`characters §2.2`). */
export const STEPS = ["look", "identity", "soul", "opening", "style", "voice", "lore", "sharing"] as const;
export type Step = (typeof STEPS)[number];

const stepByField: Readonly<Record<SheetField, Step>> = {
  avatar: "look",
  background: "look",
  emotions: "look",
  name: "identity",
  nickname: "identity",
  tagline: "identity",
  tags: "identity",
  description: "soul",
  personality: "soul",
  scenario: "soul",
  examples: "soul",
  systemPrompt: "soul",
  postHistory: "soul",
  depthPrompt: "soul",
  intro: "opening",
  firstMes: "opening",
  alternateGreetings: "opening",
  groupGreetings: "opening",
  starters: "opening",
  style: "style",
  writing: "style",
  voice: "voice",
  lore: "lore",
  loreBook: "lore",
};

/** The step that has a field; for names that no sheet has, the last step, because they concern the whole. Pure. */
export const stepOf = (field: string): Step => stepByField[field as SheetField] ?? "sharing";

/** The fields a character needs before anybody can meet it (`characters §2.2`). */
export const NEEDED = ["name", "avatar", "firstMes"] as const;
export type Needed = (typeof NEEDED)[number];

/** The needed fields that are still missing. Pure. */
export const missingFields = (sheet: CharacterSheet): Needed[] =>
  NEEDED.filter((field) => isEmpty(sheet[field]));

const stepFields: Readonly<Record<Step, readonly SheetField[]>> = {
  look: ["avatar"],
  identity: ["name"],
  soul: ["description", "personality", "examples"],
  opening: ["firstMes"],
  style: ["style"],
  voice: ["voice"],
  lore: ["lore"],
  sharing: [],
};

/** Whether a field of the step has been changed. Pure. */
export const isStarted = (step: Step, sheet: CharacterSheet): boolean =>
  stepFields[step].some((field) => !isSame(sheet[field], emptySheet[field]));

/** The step with this name in an address; null if there is none. Pure. */
export const stepNamed = (name: string | undefined): Step | null =>
  STEPS.find((step) => step === name) ?? null;
