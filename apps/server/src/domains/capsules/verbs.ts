import type { Services } from "../../platform/services.ts";
import { claimed } from "./claimed.ts";
import { credit } from "./credit.ts";
import { findHoldStatus } from "./holds.repository.ts";
import type { Bucket } from "./ledger.table.ts";
import { type LedgerStep, ledger } from "./ledger.ts";
import { moveCapsules } from "./move-capsules.ts";
import { done, type Outcome } from "./outcome.ts";
import { postHold, type SharedWork } from "./post-hold.ts";
import { returnOf } from "./return-of.ts";
import { setAside, type Why } from "./set-aside.ts";
import { voidHolds } from "./void-holds.ts";

/** A hold that nobody resolved goes back after this long. */
const HOLD_MS = 3_600_000;

/**
 * Sets capsules of a person aside before something that costs is begun. The same key answers the same hold.
 * @throws Failure insufficient, conflict (the key was used for something else).
 */
export async function hold(
  services: Services,
  input: Why & { userId: number; amount: number; lastsMs?: number },
): Promise<{ holdId: number }> {
  const { amount, lastsMs = HOLD_MS, ...rest } = input;
  return ledger(services, (step) =>
    claimed(step, { key: input.key, request: ["hold", input] }, async () => {
      const held = await setAside(step, { ...rest, parts: [amount], expiresAt: step.now + lastsMs });
      return held.ok ? done({ holdId: held.value[0] ?? 0 }) : held;
    }),
  );
}

/** How what was set aside under a key stands: open, spent or given back; undefined when nothing was. */
export const holdStatus = ({ db }: Pick<Services, "db">, key: string): ReturnType<typeof findHoldStatus> =>
  findHoldStatus(db, key);

/**
 * Spends a hold once its purpose is reached, wholly or in part; the rest goes back. Again answers the same.
 * `why` is what the receiver's statement says, when it is a person; `work` is whose creator earns by it.
 * @throws Failure conflict when it was voided or has expired.
 */
export async function post(
  services: Services,
  input: {
    holdId: number;
    amount?: number;
    to?: "revenue" | number;
    why?: Omit<Why, "key">;
    work?: SharedWork | undefined;
  },
): Promise<{ spent: number }> {
  const { holdId, amount, to = "revenue", work } = input;
  const key = `post:${holdId}`;
  return ledger(services, (step) =>
    claimed(step, { key, request: [holdId, amount ?? null, to] }, async () => {
      const why = input.why ?? (await returnOf(step.trx, holdId));
      const spent = await postHold(step, { ...why, key, holdId, amount, to, work });
      return spent.ok ? done({ spent: spent.value }) : spent;
    }),
  );
}

/** Gives a hold back: what it was for failed. Nothing happens when it is resolved already. */
export async function voidHold(
  services: Services,
  input: { holdId: number; status?: "voided" | "expired" },
): Promise<{ returned: number }> {
  const { holdId, status = "voided" } = input;
  const key = `void:${holdId}`;
  return ledger(services, (step) =>
    claimed(step, { key, request: holdId }, async () => {
      const why = await returnOf(step.trx, holdId);
      const back = await voidHolds(step, { ...why, key, ids: [holdId], status });
      return back.ok ? done({ returned: back.value }) : back;
    }),
  );
}

type Grant = Why & { userId: number; amount: number; bucket?: Exclude<Bucket, "income"> };

/** As `grant`, in a transaction in which more happens: both, or nothing. */
export function grantIn(step: LedgerStep, input: Grant): Promise<Outcome<{ balance: number }>> {
  const { amount, bucket = "bonus", ...rest } = input;
  return claimed(step, { key: input.key, request: ["grant", input] }, async () => {
    const { balance } = await credit(step, { ...rest, buckets: { [bucket]: amount } });
    return done({ balance });
  });
}

/** Gives somebody newly issued capsules. The same key gives once. @throws Failure conflict (key reused). */
export async function grant(services: Services, input: Grant): Promise<{ balance: number }> {
  return ledger(services, (step) => grantIn(step, input));
}

/** Moves capsules from a person to another or to the platform, at once. @throws Failure insufficient, conflict. */
export async function transfer(
  services: Services,
  input: Why & { from: number; to: "revenue" | number; amount: number },
): Promise<{ moved: number }> {
  return ledger(services, (step) =>
    claimed(step, { key: input.key, request: ["transfer", input] }, async () => {
      const moved = await moveCapsules(step, input);
      return moved.ok ? done({ moved: moved.value }) : moved;
    }),
  );
}
