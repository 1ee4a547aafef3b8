export { beginFromIdea } from "./begin-from-idea.ts";
export { MyCharacters } from "./components/my-characters.tsx";
export { CARD_TYPES, importCard } from "./import-card.ts";
export { loadMine } from "./mine.store.ts";
