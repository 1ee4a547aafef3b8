export { beginFromIdea } from "./begin-from-idea.ts";
export { MyCharacters } from "./components/my-characters.tsx";
export { dressCharacter, dressWork } from "./dress-character.ts";
export { CARD_TYPES, importCard } from "./import-card.ts";
export { loadMine, mineStore } from "./mine.store.ts";
