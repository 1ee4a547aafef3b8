import { foldText } from "@4d/contract/folding";
import { FOLDING, gramsOf } from "../users/index.ts";

/** What a search finds a group by; kept from the moment it lets itself be found. */
export function nameKeys(name: string): { name_key: string; search_grams: string[]; search_fold: number } {
  const key = foldText(name);
  return { name_key: key, search_grams: gramsOf(key), search_fold: FOLDING };
}
