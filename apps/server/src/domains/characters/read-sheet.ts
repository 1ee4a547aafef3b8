import { type CharacterSheet, characterSheet } from "@4d/contract";
import { NEUTRAL } from "@4d/dialogue";

/** A sheet with nothing written yet. */
export const emptySheet: CharacterSheet = {
  name: "",
  nickname: "",
  avatar: "",
  background: "",
  tagline: "",
  intro: "",
  description: "",
  personality: "",
  scenario: "",
  firstMes: "",
  alternateGreetings: [],
  groupGreetings: [],
  starters: [],
  examples: [],
  systemPrompt: "",
  postHistory: "",
  tags: [],
  style: { ...NEUTRAL, preset: "natural", custom: "" },
  voice: { kind: "blip", voiceId: "", pitch: 100, rate: 100, narrationId: "" },
  lore: [],
};

/** A stored sheet; fields of later versions have their defaults. */
export const readSheet = (json: string): CharacterSheet =>
  characterSheet.parse({ ...emptySheet, ...(JSON.parse(json) as object) });
