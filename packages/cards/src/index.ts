export { type Asset, embeddedPath, isMainIcon, makeAsset } from "./card/assets.ts";
export { type Character, characterJson, makeCharacter, namesOf } from "./card/character.ts";
export { type Lorebook, type LoreEntry, lorebookJson, makeLorebook, makeLoreEntry } from "./card/lorebook.ts";
export type {
  CardFiles,
  CardFormat,
  CardReading,
  CharacterReading,
  LorebookReading,
} from "./card-reading.ts";
export { assetBytes } from "./card-reading.ts";
export type { CardRefusal, CardRefusalReason } from "./card-refusal.ts";
export { type ExampleConversation, type ExampleLine, readExamples, writeExamples } from "./examples.ts";
export type { Json, JsonObject } from "./json.ts";
export { fieldLimits } from "./limits.ts";
export { textAfterDecorators } from "./lore/decorators.ts";
export { extensionsWith, isCaseSensitive, keysOf, rulesOf } from "./lore/entry-rules.ts";
export { type LoreOptions, type MatchedLore, matchLore } from "./lore/match-lore.ts";
export { isQuick, type LorePattern, type PatternTest, patternOf, wordsOfPattern } from "./lore/patterns.ts";
export { SCAN_DEPTH } from "./lore/scan.ts";
export { tokensOf } from "./lore/tokens.ts";
export { worldInfoJson } from "./lore/world-info.ts";
export { calledName, fillMacros, fillNames, type MacroScene, type Names, unknownMacros } from "./macros.ts";
export { type AiLabel, aiLabelOf, labelPng } from "./png/ai-label.ts";
export { readCardFile } from "./read-card-file.ts";
export type { Warning, WarningKind } from "./warning.ts";
export { type WriteOptions, type Written, writeCardFile } from "./write-card-file.ts";
