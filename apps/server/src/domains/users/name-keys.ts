import { foldQuery, foldText } from "@4d/contract/folding";
import type { Services } from "../../platform/services.ts";
import { FOLDED, type FoldedTable, findUnfolded, storeRefolded } from "./refold.repository.ts";

/**
 * By which an account or an address is the same one: full-width forms and letter case make no difference. Searches fold
 * further (`foldText`), and nobody logs in by what they fold to.
 */
export const nameKey = (name: string): string => name.normalize("NFKC").toLowerCase();

/** The single letters and pairs of neighbouring letters of folded texts: what a substring search looks up. */
export function gramsOf(...keys: string[]): string[] {
  const grams = new Set<string>();
  for (const key of keys) {
    const letters = Array.from(key);
    for (const [index, letter] of letters.entries()) {
      grams.add(letter);
      const next = letters[index + 1];
      if (next !== undefined) grams.add(letter + next);
    }
  }
  return [...grams];
}

/** Of how texts are folded for searches. `search_fold` says by which folding: rows of an older one are folded anew. */
export const FOLDING = 1;

/** What a search finds somebody by: the nickname and, of a person, the account. */
export function searchKeys(nickName: string, userName?: string) {
  const nick = foldText(nickName);
  const account = userName === undefined ? undefined : foldText(userName);
  return {
    nick_key: nick,
    account_key: account === undefined || account === nameKey(userName ?? "") ? null : account,
    search_grams: account === undefined ? gramsOf(nick) : gramsOf(account, nick),
    search_fold: FOLDING,
  };
}

/** Words as a search looks them up; undefined when there is nothing in them. */
export function searchWordsOf(words: string): { key: string; grams: string[] } | undefined {
  const key = foldQuery(words);
  return key === "" ? undefined : { key, grams: gramsOfQuery(key) };
}

/** The grams that every name containing these words must have: pairs, or the one letter. */
export function gramsOfQuery(key: string): string[] {
  const grams = gramsOf(key);
  return grams.length === 1 ? grams : grams.filter((gram) => Array.from(gram).length === 2);
}

const AT_ONCE = 500;
const TABLES = Object.keys(FOLDED).filter((name): name is FoldedTable => name in FOLDED);

/**
 * Folds anew what people, groups and stories are found by, where a version before this one folded it: a few rows at a
 * time, each marked, so that it goes on where it was cut short. What stands there is folded once more, which comes to the
 * same as folding the name.
 */
export async function refoldNames({ db }: Pick<Services, "db">, signal: AbortSignal): Promise<void> {
  for (const table of TABLES) {
    for (let found = AT_ONCE; found === AT_ONCE && !signal.aborted; ) {
      const rows = await findUnfolded(db, table, AT_ONCE);
      found = rows.length;
      const folded = rows.map(({ id, key, account }) => ({
        id,
        was: key,
        key: foldText(key),
        account: account === null ? null : foldText(account),
      }));
      if (found > 0) await storeRefolded(db, table, folded);
    }
  }
}
