export { speakingSheet } from "./books/with-books.ts";
export { filterAccessible, isAccessible } from "./character-access.ts";
export { mayEdit } from "./characters.policy.ts";
export {
  findByUser,
  findCharacter,
  findCharacters,
  findLinks as findCharacterLinks,
} from "./characters.repository.ts";
export { charactersRoutes } from "./characters.routes.ts";
export type { CharacterRow } from "./characters.table.ts";
export { lastLines, macroScene } from "./macro-scene.ts";
export { matchSheetLore } from "./match-sheet-lore.ts";
export {
  approveCharacter,
  banCharacter,
  characterEvidence,
  charactersInReview,
  rejectCharacter,
  unbanCharacter,
} from "./moderate-character.ts";
export { preparedOf, styleOf } from "./persona-of.ts";
export { charactersData } from "./personal-data.ts";
export { presentCharacters } from "./present-characters.ts";
export {
  lineOf,
  noteParts,
  type PromptLine,
  type PromptPart,
  partOf,
  sentLine,
  systemParts,
  tagged,
  withDepths,
} from "./prompt-of.ts";
export { deleteCharactersOf } from "./remove-character.ts";
export { savePainting } from "./save-painting.ts";
export { characterPreview } from "./show-character.ts";
export { readSheet, sharedWorkOf, starterOf } from "./source.ts";
export { type LineToSpeak, type SpokenLine, speakLine, synthesiseLine, synthVoiceOf } from "./speak-line.ts";
export { ensureStarters } from "./starters/ensure-starters.ts";
export { type StarterCharacter, starterCharacters } from "./starters/starter-characters.ts";
export { warmStarters } from "./starters/warm-starters.ts";
export { writingOf } from "./writing-of.ts";
