import { claimHash, signClaim } from "@4d/craft";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { dayOf, grantIn, inLedger, type LedgerStep, ledgerDone } from "../capsules/index.ts";
import type { ElementRow, RecipeRow } from "./craft.table.ts";
import { type CraftKey, craftKey } from "./craft-key.ts";
import { type Decision, decideRecipe } from "./decide-recipe.ts";
import { ensureElement, type MadeElement } from "./elements.repository.ts";
import { insertOwned } from "./inventory.repository.ts";
import {
  countRewarded,
  findRecipe,
  insertRecipe,
  lockChain,
  moveChain,
  type Pair,
} from "./recipes.repository.ts";

/** A request to decide a new pair. */
export interface RecipeRequest {
  userId: number;
  nonce: string;
  /** Whether a model may be asked. */
  model: boolean;
}

type Elements = readonly [ElementRow, ElementRow];

/** Pairs being decided on this node: concurrent requests share one answer. */
const deciding = perServices(() => new Map<string, Promise<RecipeRow>>());

/**
 * Decides a pair and stores the outcome permanently; if another request was faster, returns its row. A discovery is one
 * transaction: the element, its certificate, the link in the chain, the inventory entry and the capsules.
 */
export async function makeRecipe(
  services: Services,
  elements: Elements,
  request: RecipeRequest,
): Promise<RecipeRow> {
  const running = deciding(services);
  const key = elements.map(({ id }) => id).join(":");
  const known = running.get(key);
  if (known) return known;
  const work = makeNow(services, elements, request).finally(() => running.delete(key));
  running.set(key, work);
  return work;
}

async function makeNow(services: Services, elements: Elements, request: RecipeRequest): Promise<RecipeRow> {
  const decision = await decideRecipe(services, elements, request.model ? request.userId : undefined);
  const key = await craftKey(services);
  const [{ id: a }, { id: b }] = elements;
  return inLedger(services, async (step) =>
    ledgerDone(await writeRecipe(step, { pair: { a, b }, decision, request, key })),
  );
}

interface RecipeToWrite {
  pair: Pair;
  decision: Decision;
  request: RecipeRequest;
  key: CraftKey;
}

async function writeRecipe(
  step: LedgerStep,
  { pair, decision, request: asking, key }: RecipeToWrite,
): Promise<RecipeRow> {
  const { trx, now, rules } = step;
  const chain = await lockChain(trx);
  const known = await findRecipe(trx, pair);
  if (known) return known;
  const { userId, nonce } = asking;
  const day = dayOf(now, rules.timeZone);
  const common = { ...pair, first_user: userId, nonce, day, created_at: now };
  if (!("made" in decision)) {
    const { zh, en } = decision.why;
    return insertRecipe(trx, {
      ...common,
      result: null,
      why_zh: zh,
      why_en: en,
      discovers: false,
      reward: 0,
    });
  }
  const number = chain.number + 1;
  const { row: element, fresh } = await ensureElement(trx, decision.made, { number, now });
  const claim = { ...pair, result: element.id, user: userId, time: now, prev: chain.head };
  const { signature } = await signClaim(claim, key.sign);
  await moveChain(trx, { number, head: await claimHash(claim), discovers: fresh });
  const reward = fresh
    ? await grantReward(step, { userId, day, number, element: decision.made, id: element.id })
    : 0;
  await insertOwned(trx, {
    user_id: userId,
    element_id: element.id,
    nonce,
    first: fresh,
    day,
    got_at: now,
  });
  const proof = { number, discovers: fresh, prev: chain.head, signature, reward };
  return insertRecipe(trx, { ...common, result: element.id, ...proof });
}

/** Grants capsules for a discovery, once per number and only so often a day (`money §2.1`). */
async function grantReward(
  step: LedgerStep,
  found: { userId: number; day: number; number: number; element: MadeElement; id: number },
): Promise<number> {
  const { reward, perDay } = step.rules.discovery;
  const { userId, day, number, element, id } = found;
  if (reward === 0 || (await countRewarded(step.trx, userId, day)) >= perDay) return 0;
  const { name, nameEn, emoji } = element;
  await grantIn(step, {
    key: `discovery:${number}`,
    kind: "discovery",
    params: { name, nameEn, emoji },
    cause: { type: "craft", id: String(id) },
    userId,
    amount: reward,
  });
  return reward;
}
