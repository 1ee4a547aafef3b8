import { foldText } from "@4d/contract/folding";
import { FOLDING, gramsOf } from "../users/index.ts";

/** The search columns of a group; stored once it becomes findable. */
export function nameKeys(name: string): { name_key: string; search_grams: string[]; search_fold: number } {
  const key = foldText(name);
  return { name_key: key, search_grams: gramsOf(key), search_fold: FOLDING };
}
