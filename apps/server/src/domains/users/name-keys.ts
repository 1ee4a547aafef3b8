import { foldQuery, foldText } from "@4d/contract/folding";
import type { Services } from "../../platform/services.ts";
import { FOLDED, type FoldedTable, findUnfolded, storeRefolded } from "./refold.repository.ts";

/**
 * The key that makes accounts or addresses equal: full-width forms and letter case are ignored. Searches fold further
 * (`foldText`), but nobody logs in by a folded name.
 */
export const nameKey = (name: string): string => name.normalize("NFKC").toLowerCase();

/** The letters and pairs of adjacent letters of folded texts, which a substring search looks up. */
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

/** Version of the folding for searches. `search_fold` records it per row: rows of an older one are folded again. */
export const FOLDING = 1;

/** The keys a search finds somebody by: the nickname and, for a person, the account. */
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

/** A query in the form a search looks up; undefined when it is empty. */
export function searchWordsOf(words: string): { key: string; grams: string[] } | undefined {
  const key = foldQuery(words);
  return key === "" ? undefined : { key, grams: gramsOfQuery(key) };
}

/** The grams every name containing this query must have: pairs, or the single letter. */
export function gramsOfQuery(key: string): string[] {
  const grams = gramsOf(key);
  return grams.length === 1 ? grams : grams.filter((gram) => Array.from(gram).length === 2);
}

const AT_ONCE = 500;
const TABLES = Object.keys(FOLDED).filter((name): name is FoldedTable => name in FOLDED);

/**
 * Folds the search keys of people, groups and stories again where an earlier version folded them: a few rows at a time,
 * each marked, so that an interrupted run continues. Folding a stored key again gives the same result as folding the
 * name.
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
