import type { api, CheckInState, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { readSettings } from "../settings/index.ts";
import { checkInStateOf, rewardAfter } from "./check-in-state.ts";
import { findLastCheckIn, insertCheckIn } from "./check-ins.repository.ts";
import { credit } from "./credit.ts";
import { dateText, dayOf } from "./day.ts";
import { inLedger, type LedgerStep } from "./ledger-transaction.ts";
import { lockOwners } from "./lock-owners.ts";
import { onceForKey } from "./once-for-key.ts";
import { type LedgerOutcome, ledgerDone } from "./outcome.ts";

/** The streak of a check-in, and its reward. */
type Day = Pick<CheckInState, "streak" | "amount">;

/** Once per day, and never for a day before one already used. */
async function checkInOnDay(step: LedgerStep, userId: number, day: number): Promise<LedgerOutcome<Day>> {
  const key = `check-in:${userId}:${day}`;
  return onceForKey(step, { key, request: null }, async () => {
    await lockOwners(step, [userId]);
    const last = await findLastCheckIn(step.trx, userId);
    const before = checkInStateOf(last, day, step.rules.checkIn);
    const { streak } = before;
    if (before.done) return ledgerDone({ streak, amount: before.amount });
    const amount = rewardAfter(step.rules.checkIn, streak);
    await insertCheckIn(step.trx, {
      user_id: userId,
      day,
      streak: streak + 1,
      amount,
      created_at: step.now,
    });
    const params = { streak: streak + 1 };
    await credit(step, { key, kind: "checkIn", params, cause: null, userId, buckets: { bonus: amount } });
    return ledgerDone({ streak: streak + 1, amount });
  });
}

/**
 * Checks in for today; the reward grows over seven days in a row (`money §2.4`). Today is the caller's, in the time
 * zone they name. A day counts once across all zones and only a later day counts again, so travelling (or claiming to)
 * wins at most the one day that zones differ by.
 * @throws Failure invalid for an unknown zone.
 */
export async function checkIn({
  ctx,
  input,
}: Call<InputOf<typeof api.capsules.checkIn>>): Promise<CheckInState> {
  const { services, actor } = ctx;
  const { capsules: rules } = await readSettings(services);
  const day = dayOf(services.clock.now(), input.timeZone ?? rules.timeZone);
  const own = await inLedger(services, (step) => checkInOnDay(step, actor.id, day));
  return { day: dateText(day), done: true, ...own, week: [...rules.checkIn] };
}
