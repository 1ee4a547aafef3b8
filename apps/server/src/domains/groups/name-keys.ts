import { gramsOf, nameKey } from "../users/index.ts";

/** What a search finds a group by; kept from the moment it lets itself be found. */
export function nameKeys(name: string): { name_key: string; search_grams: string[] } {
  const key = nameKey(name);
  return { name_key: key, search_grams: gramsOf(key) };
}
