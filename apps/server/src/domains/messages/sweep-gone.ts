import type { StreamKind } from "@4d/contract";
import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { Services } from "../../platform/services.ts";
import { type GoneRow, takeGone } from "./lifetimes.repository.ts";
import { dropPoll } from "./polls/polls.repository.ts";
import { blankQuotes } from "./quotes.repository.ts";
import { dropReactions } from "./reactions.repository.ts";
import { extraOf } from "./stored-json.ts";

const BATCH = 100;
/** What is beyond waits for the next minute; meanwhile nobody is shown it. */
const BATCHES = 50;

interface Sweeping {
  signal?: AbortSignal;
  /** Lets a later domain forget what it keeps of characters' answers, by their turns. */
  forgetAnswers?: (trx: Transaction<Tables>, turnIds: readonly number[]) => Promise<void>;
}

const turnsOf = (rows: readonly GoneRow[]): number[] => rows.flatMap((row) => extraOf(row)?.ai?.turnId ?? []);

async function sweepStream(
  { db, clock }: Services,
  kind: StreamKind,
  { signal, forgetAnswers }: Sweeping,
): Promise<number> {
  let swept = 0;
  for (let batch = 0; batch < BATCHES && signal?.aborted !== true; batch += 1) {
    const taken = await db.transaction().execute(async (trx) => {
      const gone = await takeGone(trx, kind, { now: clock.now(), most: BATCH });
      const ids = gone.map(({ id }) => id);
      await dropReactions(trx, kind, ids);
      for (const id of ids) {
        await blankQuotes(trx, kind, id);
        if (kind === "group") await dropPoll(trx, id);
      }
      const turnIds = turnsOf(gone);
      if (turnIds.length > 0) await forgetAnswers?.(trx, turnIds);
      return ids.length;
    });
    swept += taken;
    if (taken < BATCH) break;
  }
  return swept;
}

/**
 * Takes out of the database what disappeared: words, quotes of them, reactions, votes (`MSG-17`). The empty rows keep
 * their places in the stream. Their files were given the same time, and go with the sweep of files.
 * @returns how many messages were emptied.
 */
export async function sweepGone(services: Services, sweeping: Sweeping = {}): Promise<number> {
  const direct = await sweepStream(services, "private", sweeping);
  return direct + (await sweepStream(services, "group", sweeping));
}
