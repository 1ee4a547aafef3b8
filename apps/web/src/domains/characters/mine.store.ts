import type { DraftCard } from "@4d/contract";
import { pagedList } from "../../platform/paged-list.ts";
import { makingApi } from "./making.api.ts";

/** The characters I make, those last worked on first; without network those seen last. */
export const {
  store: mineStore,
  load: loadMine,
  more: loadMoreMine,
  drop,
} = pagedList<DraftCard>(makingApi.mine, "my-characters");

/** One of them is no more. */
export const dropMine = (id: number): void => drop((card) => card.id === id);
