import type { DraftCard } from "@4d/contract";
import { pagedList } from "../../platform/paged-list.ts";
import { charactersApi } from "./characters.api.ts";

/** My characters, the last changed first; without a network, the cached list. */
export const {
  store: myCharactersStore,
  load: loadMyCharacters,
  more: loadMoreMyCharacters,
  remove: dropWhere,
} = pagedList<DraftCard>(charactersApi.mine, "my-characters");

/** Removes a deleted character from the list. */
export const removeMyCharacter = (id: number): void => dropWhere((card) => card.id === id);
