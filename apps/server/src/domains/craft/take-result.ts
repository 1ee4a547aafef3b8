import type { CombineOutcome } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { presentCertificate, presentElement } from "./craft.presenter.ts";
import type { ElementRow, RecipeRow } from "./craft.table.ts";
import { insertOwned } from "./inventory.repository.ts";
import { knownElements, ownedOf } from "./known.ts";
import { craftDay, riddleOf } from "./riddle-of.ts";
import { noteSolved } from "./riddles.repository.ts";

/** Whose combination it is, and by which request. */
export interface Taking {
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

/** Whether it was not had before this request. */
async function isNew(services: Services, element: ElementRow, { userId, nonce }: Taking): Promise<boolean> {
  const had = (await ownedOf(services, userId, [element.id])).get(element.id);
  if (had !== undefined) return had === nonce;
  const now = services.clock.now();
  const day = await craftDay(services);
  const row = { user_id: userId, element_id: element.id, nonce, day, got_at: now, first: false };
  return insertOwned(services.db, row);
}

async function solves(services: Services, element: ElementRow, userId: number): Promise<boolean> {
  const day = await craftDay(services);
  if (riddleOf(services, day).target.name !== element.name) return false;
  const met_at = services.clock.now();
  await noteSolved(services.db, { user_id: userId, day, element_id: element.id, met_at });
  return true;
}

/** Gives somebody what his pair came to, and says what that is to him. Asked again it says the same. */
export async function takeResult(
  services: Services,
  recipe: RecipeRow,
  taking: Taking,
): Promise<CombineOutcome> {
  const [element] = recipe.result === null ? [] : await knownElements(services, [recipe.result]);
  if (!element) return { ...nothing, why: { zh: recipe.why_zh ?? "", en: recipe.why_en ?? "" } };
  const isNewToYou = await isNew(services, element, taking);
  const firstDiscovery =
    recipe.discovers && recipe.first_user === taking.userId && recipe.nonce === taking.nonce;
  return {
    result: presentElement(element),
    why: null,
    isNewToYou,
    firstDiscovery,
    certificate: firstDiscovery ? presentCertificate(recipe) : null,
    reward: firstDiscovery ? recipe.reward : 0,
    goalMet: await solves(services, element, taking.userId),
  };
}
