import type { api, CapsuleAccount, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { readSettings } from "../settings/index.ts";
import { countGranted } from "./ad-sessions.repository.ts";
import { checkInStateOf } from "./check-in-state.ts";
import { findLastCheckIn } from "./check-ins.repository.ts";
import { dayOf } from "./day.ts";
import { holdingsOf } from "./holdings.ts";
import { spendableOf } from "./lines.ts";

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
  const { reward, perDay } = rules.ad;
  return {
    balance: spendableOf(own),
    paid: own.paid,
    bonus: own.bonus,
    income: own.income,
    incomePending: own.income_pending,
    held: own.held,
    debt: -own.debt,
    checkIn: checkInStateOf(last, today, rules.checkIn),
    ads: { left: Math.max(0, perDay - used), most: perDay, reward },
  };
}
