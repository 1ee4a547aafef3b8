import type { StreamKind } from "@4d/contract";
import type { Transaction } from "kysely";
import type { Tables } from "../../../platform/db/tables.ts";
import type { Services } from "../../../platform/services.ts";
import { dropReactions } from "../changes/reactions.repository.ts";
import { deletePoll } from "../polls/polls.repository.ts";
import { blankQuotes } from "../quotes/quotes.repository.ts";
import { extraOf } from "../streams/stored-json.ts";
import { type ExpiredRow, takeExpired } from "./lifetimes.repository.ts";

const BATCH = 100;
/** The rest waits for the next minute; expired messages are shown to nobody meanwhile. */
const BATCHES = 50;

interface SweepOptions {
  signal?: AbortSignal;
  /** Lets a later domain delete what it stores of AI replies, by reply id. */
  deleteReplyVariants?: (trx: Transaction<Tables>, replyIds: readonly number[]) => Promise<void>;
}

const replyIdsOf = (rows: readonly ExpiredRow[]): number[] =>
  rows.flatMap((row) => extraOf(row)?.ai?.turnId ?? []);

async function sweepStream(
  { db, clock }: Services,
  kind: StreamKind,
  { signal, deleteReplyVariants }: SweepOptions,
): Promise<number> {
  let swept = 0;
  for (let batch = 0; batch < BATCHES && signal?.aborted !== true; batch += 1) {
    const taken = await db.transaction().execute(async (trx) => {
      const expired = await takeExpired(trx, kind, { now: clock.now(), most: BATCH });
      const ids = expired.map(({ id }) => id);
      await dropReactions(trx, kind, ids);
      for (const id of ids) {
        await blankQuotes(trx, kind, id);
        if (kind === "group") await deletePoll(trx, id);
      }
      const replyIds = replyIdsOf(expired);
      if (replyIds.length > 0) await deleteReplyVariants?.(trx, replyIds);
      return ids.length;
    });
    swept += taken;
    if (taken < BATCH) break;
  }
  return swept;
}

/**
 * Deletes the content of expired messages from the database: texts, quotes of them, reactions, votes (`MSG-17`). The
 * empty rows keep their places in the stream. Their files have the same expiry and go with the sweep of files.
 * @returns how many messages were emptied.
 */
export async function sweepExpired(services: Services, options: SweepOptions = {}): Promise<number> {
  const direct = await sweepStream(services, "private", options);
  return direct + (await sweepStream(services, "group", options));
}
