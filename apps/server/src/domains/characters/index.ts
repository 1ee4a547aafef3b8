export { mayEdit } from "./characters.policy.ts";
export {
  findByUser,
  findCharacter,
  findCharacters,
  findLinks as findCharacterLinks,
} from "./characters.repository.ts";
export { charactersRoutes } from "./characters.routes.ts";
export type { CharacterRow } from "./characters.table.ts";
export { earningWork } from "./earning-work.ts";
export { forgetPersonsCharacters } from "./forget-person.ts";
export { hydrate } from "./hydrate.ts";
export { keepPainting } from "./keep-painting.ts";
export { isMet, metAmong } from "./met-among.ts";
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
export { systemPrompt, tagged } from "./prompt-of.ts";
export { readSheet } from "./read-sheet.ts";
export { onCharacterRemoved } from "./removal.ts";
export { shownCharacter } from "./shown-character.ts";
export { starterOf } from "./source.ts";
export { blipOf, builtinLine, type LineToSpeak, type SpokenLine, speakLine } from "./speak-line.ts";
export { keepStarters } from "./starters/keep-starters.ts";
export { type StarterCharacter, starterCharacters } from "./starters/starter-characters.ts";
export { warmStarters } from "./starters/warm-starters.ts";
