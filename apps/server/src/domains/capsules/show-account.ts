import type { api, CapsuleAccount, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import type { Services } from "../../platform/services.ts";
import { readSettings } from "../settings/index.ts";
import { findHoldings, type Holdings } from "./accounts.repository.ts";
import { countGranted } from "./ad-sessions.repository.ts";
import { checkInStateOf } from "./check-in-state.ts";
import { findLastCheckIn } from "./check-ins.repository.ts";
import { dayOf } from "./day.ts";
import { ledger } from "./ledger.ts";
import { ownerOf, spendableOf } from "./lines.ts";
import { lockOwners } from "./lock-owners.ts";
import { done } from "./outcome.ts";

/** What a person holds; his accounts are opened when he first looks, or is first given something. */
async function holdingsOf(services: Services, userId: number): Promise<Holdings> {
  const known = await findHoldings(services.db, userId);
  if (known) return known;
  return ledger(services, async (step) => done(ownerOf(await lockOwners(step, [userId]), userId)));
}

/** My capsules, each kind apart, and what can be earned today (`CAPSULE-1`). @throws Failure invalid (zone). */
export async function showAccount({
  ctx,
  input,
}: Call<InputOf<typeof api.capsules.account>>): Promise<CapsuleAccount> {
  const { services, actor } = ctx;
  const { capsules: rules } = await readSettings(services);
  const now = services.clock.now();
  const today = dayOf(now, input.timeZone ?? rules.timeZone);
  const own = await holdingsOf(services, actor.id);
  const last = await findLastCheckIn(services.db, actor.id);
  const used = await countGranted(services.db, actor.id, dayOf(now, rules.timeZone));
  const { reward, perDay: most } = rules.ad;
  return {
    balance: spendableOf(own),
    paid: own.paid,
    bonus: own.bonus,
    income: own.income,
    incomePending: own.income_pending,
    held: own.held,
    debt: -own.debt,
    checkIn: checkInStateOf(last, today, rules.checkIn),
    ads: { left: Math.max(0, most - used), most, reward },
  };
}
