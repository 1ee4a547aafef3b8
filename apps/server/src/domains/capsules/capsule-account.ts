import type { api, CapsuleAccount, CapsulePackage, CapsulePrices, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { readSettings } from "../settings/index.ts";
import { countGranted } from "./ad-sessions.repository.ts";
import { checkInStateOf } from "./check-in-state.ts";
import { findLastCheckIn } from "./check-ins.repository.ts";
import { dayOf } from "./day.ts";
import { holdingsOf, statementOf } from "./holdings.ts";
import { spendableOf } from "./lines.ts";

/** My capsules by kind, and what I can earn today (`CAPSULE-1`). @throws Failure invalid (zone). */
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

type Entries = typeof api.capsules.entries;

/** My statement, newest first: what happened in words, the amount, and what it links to (`CAPSULE-1`). */
export async function listEntries({ ctx, input }: Call<InputOf<Entries>>): Promise<OutputOf<Entries>> {
  const { topic, cursor, limit } = input;
  ensure(cursor === undefined || /^[1-9]\d{0,14}$/.test(cursor), "invalid", { field: "cursor" });
  const before = cursor === undefined ? undefined : Number(cursor);
  const rows = await statementOf(ctx.services, { userId: ctx.actor.id, topic, before, limit: limit + 1 });
  const items = rows.slice(0, limit);
  return { items, nextCursor: rows.length > limit ? String(items.at(-1)?.id) : null };
}

/** Packages on sale, from the settings. */
export async function listPackages({ ctx }: Call<unknown>): Promise<CapsulePackage[]> {
  const { capsules } = await readSettings(ctx.services);
  return capsules.packages.map((one) => ({ ...one, currency: "CNY" }));
}

/** Prices, from the settings. */
export async function showPrices({ ctx }: Call<unknown>): Promise<CapsulePrices> {
  return (await readSettings(ctx.services)).capsules.prices;
}
