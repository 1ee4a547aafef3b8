import type { DraftCard } from "@4d/contract";
import { pagedList } from "../../platform/paged-list.ts";
import { charactersApi } from "./characters.api.ts";

/** The characters I make, those last worked on first; without network those seen last. */
export const {
  store: myCharactersStore,
  load: loadMyCharacters,
  more: loadMoreMyCharacters,
  remove: dropWhere,
} = pagedList<DraftCard>(charactersApi.mine, "my-characters");

/** One of them is no more. */
export const removeMyCharacter = (id: number): void => dropWhere((card) => card.id === id);
