export { applyLookToDraft, setCharacterLook } from "./character-look.ts";
export { type CharacterResult, searchCharacters } from "./character-search.ts";
export { characterText } from "./character-text.ts";
export { MyCharacters } from "./components/my-characters.tsx";
export { exportPublicCard } from "./export-card.ts";
export { loadMyCharacters, myCharactersStore } from "./my-characters.store.ts";
export { store as storePicture, takeBackground } from "./pictures.ts";
export { CARD_TYPES, importCard, startFromIdea } from "./start-character.ts";
