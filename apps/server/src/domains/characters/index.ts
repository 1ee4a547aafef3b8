export { mayMeet } from "./characters.policy.ts";
export { findCharacter, findCharacters } from "./characters.repository.ts";
export { charactersRoutes } from "./characters.routes.ts";
export type { CharacterRow } from "./characters.table.ts";
export { hydrate } from "./hydrate.ts";
export { keepStarters } from "./keep-starters.ts";
export { preparedOf, styleOf } from "./persona-of.ts";
export { systemPrompt, tagged } from "./prompt-of.ts";
export { readSheet } from "./read-sheet.ts";
