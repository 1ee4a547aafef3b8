export { startFromIdea } from "./begin-from-idea.ts";
export { applyLookToDraft, setCharacterLook } from "./character-look.ts";
export { MyCharacters } from "./components/my-characters.tsx";
export { exportPublicCard } from "./export-card.ts";
export { type CharacterResult, searchCharacters } from "./find-characters.ts";
export { CARD_TYPES, importCard } from "./import-card.ts";
export { loadMyCharacters, myCharactersStore } from "./my-characters.store.ts";
export { store as storePicture, takeBackground } from "./pictures.ts";
