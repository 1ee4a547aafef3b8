import { foldText } from "@4d/contract/folding";
import type { Services } from "../../platform/services.ts";
import { FOLDED, type FoldedTable, findUnfolded, storeRefolded } from "./refold.repository.ts";

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
