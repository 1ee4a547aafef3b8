import type { api, CraftStep, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { presentElement } from "./craft.presenter.ts";
import type { RecipeRow } from "./craft.table.ts";
import { cachedElements, ownedNonces } from "./craft-cache.ts";
import { presentDiscoveries } from "./present-discoveries.ts";
import { findByNumber, findRecipePath } from "./recipes.repository.ts";

type Show = typeof api.craft.element;

/** The most steps returned; a few long paths have more. */
const STEPS = 120;

async function stepsOf(services: Services, path: readonly RecipeRow[]): Promise<CraftStep[]> {
  const ids = path.flatMap(({ a, b, result }) => (result === null ? [] : [a, b, result]));
  const elements = new Map((await cachedElements(services, ids)).map((one) => [one.id, presentElement(one)]));
  return path.flatMap((row) => {
    const [a, b, result] = [row.a, row.b, row.result ?? 0].map((id) => elements.get(id));
    return a && b && result ? [{ a, b, result }] : [];
  });
}

/**
 * An element of the caller's, its discoverer, and every discovery on the way to it.
 * @throws Failure notFound, also for elements the caller does not have, so as not to reveal how they are made.
 */
export async function showElement({
  ctx: { services, actor },
  input,
}: Call<InputOf<Show>>): Promise<OutputOf<Show>> {
  const owned = await ownedNonces(services, actor.id, [input.id]);
  ensure(owned.has(input.id), "notFound");
  const [element] = await cachedElements(services, [input.id]);
  ensure(element, "notFound");
  const found = element.number === null ? undefined : await findByNumber(services.db, element.number);
  const path = found ? await findRecipePath(services.db, element.id, STEPS + 1) : [];
  const [discovery = null] = found ? await presentDiscoveries(services, [found]) : [];
  return {
    element: presentElement(element),
    discovery,
    steps: await stepsOf(services, path.slice(-STEPS)),
    more: path.length > STEPS,
  };
}
