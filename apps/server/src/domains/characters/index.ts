export { findCharacter } from "./characters.repository.ts";
export { charactersRoutes } from "./characters.routes.ts";
export type { CharacterRow } from "./characters.table.ts";
export { preparedOf, styleOf } from "./persona-of.ts";
export { readSheet } from "./read-sheet.ts";
