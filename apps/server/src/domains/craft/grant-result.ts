import type { CombineOutcome } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { presentCertificate, presentElement } from "./craft.presenter.ts";
import type { ElementRow, RecipeRow } from "./craft.table.ts";
import { cachedElements, ownedNonces } from "./craft-cache.ts";
import { craftDay, riddleOfDay } from "./daily-riddle.ts";
import { insertOwned } from "./inventory.repository.ts";
import { saveSolved } from "./riddles.repository.ts";

/** The player, and the nonce of the request. */
export interface ResultRequest {
  userId: number;
  nonce: string;
}

const nothing: CombineOutcome = {
  result: null,
  why: null,
  isNewToYou: false,
  firstDiscovery: false,
  certificate: null,
  reward: 0,
  goalMet: false,
};

/** Whether the player did not have it before this request. */
async function isNew(
  services: Services,
  element: ElementRow,
  { userId, nonce }: ResultRequest,
): Promise<boolean> {
  const had = (await ownedNonces(services, userId, [element.id])).get(element.id);
  if (had !== undefined) return had === nonce;
  const now = services.clock.now();
  const day = await craftDay(services);
  const row = { user_id: userId, element_id: element.id, nonce, day, got_at: now, first: false };
  return insertOwned(services.db, row);
}

async function solves(services: Services, element: ElementRow, userId: number): Promise<boolean> {
  const day = await craftDay(services);
  if (riddleOfDay(services, day).target.name !== element.name) return false;
  const met_at = services.clock.now();
  await saveSolved(services.db, { user_id: userId, day, element_id: element.id, met_at });
  return true;
}

/** Grants a player the result of their combination, and returns whether it is new to them. A retry returns the same. */
export async function grantResult(
  services: Services,
  recipe: RecipeRow,
  request: ResultRequest,
): Promise<CombineOutcome> {
  const [element] = recipe.result === null ? [] : await cachedElements(services, [recipe.result]);
  if (!element) return { ...nothing, why: { zh: recipe.why_zh ?? "", en: recipe.why_en ?? "" } };
  const isNewToYou = await isNew(services, element, request);
  const firstDiscovery =
    recipe.discovers && recipe.first_user === request.userId && recipe.nonce === request.nonce;
  return {
    result: presentElement(element),
    why: null,
    isNewToYou,
    firstDiscovery,
    certificate: firstDiscovery ? presentCertificate(recipe) : null,
    reward: firstDiscovery ? recipe.reward : 0,
    goalMet: await solves(services, element, request.userId),
  };
}
