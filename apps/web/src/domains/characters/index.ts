export { beginFromIdea } from "./begin-from-idea.ts";
export { MyCharacters } from "./components/my-characters.tsx";
export { dressCharacter, dressWork } from "./dress-character.ts";
export { exportPublicCard } from "./export-card.ts";
export { type FoundCharacter, findCharacters } from "./find-characters.ts";
export { CARD_TYPES, importCard } from "./import-card.ts";
export { loadMine, mineStore } from "./mine.store.ts";
export { store as storePicture, takeBackground } from "./pictures.ts";
