import { randomInt, randomUUID } from "node:crypto";
import { type api, type InputOf, ORDER_MS, type Order } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { inLedger, ledgerDone, ledgerRefused, onceForKey } from "../capsules/index.ts";
import { presentOrder } from "./orders.presenter.ts";
import { insertOrder } from "./orders.repository.ts";
import { findOwnOrder } from "./orders.ts";

/** Orders are free to create, so nobody may fill the table with them. */
const ORDER_BUCKET = { rate: 0.1, burst: 10 };

/**
 * Orders a package at the server's current price; amounts are never taken from the client (`CAPSULE-2`).
 * @throws Failure notFound (no such package), conflict (key reused), tooMany.
 */
export async function createOrder({ ctx, input }: Call<InputOf<typeof api.orders.create>>): Promise<Order> {
  const { services, actor } = ctx;
  await enforceLimit(services, `order:${actor.id}`, ORDER_BUCKET);
  const { packageId, "idempotency-key": given = randomUUID() } = input;
  const key = `order:${actor.id}:${given}`;
  const orderNo = await inLedger(services, (step) =>
    onceForKey(step, { key, request: packageId }, async () => {
      const wanted = step.rules.packages.find((one) => one.id === packageId);
      if (!wanted) return ledgerRefused({ kind: "notFound", zh: "没有这个套餐", en: "Package not found" });
      const { paid, bonus, amount } = wanted;
      const no = newOrderNo(step.now);
      await insertOrder(step.trx, {
        order_no: no,
        user_id: actor.id,
        package_id: packageId,
        paid,
        bonus,
        amount,
        currency: "CNY",
        provider: null,
        provider_ref: null,
        credit_txn: null,
        paid_at: null,
        created_at: step.now,
        expires_at: step.now + ORDER_MS,
      });
      return ledgerDone(no);
    }),
  );
  return presentOrder(services, await findOwnOrder(ctx, orderNo));
}

const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** An unguessable number that begins with its date: `20261122` and 16 letters, which every provider accepts. */
function newOrderNo(now: number): string {
  const day = new Date(now).toISOString().slice(0, 10).replaceAll("-", "");
  const letters = Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]);
  return day + letters.join("");
}
