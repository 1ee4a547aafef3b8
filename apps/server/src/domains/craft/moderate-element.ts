import type { Context } from "../../platform/context.ts";
import type { Services } from "../../platform/services.ts";
import { findElements, hideElementAt } from "./elements.repository.ts";
import { findByNumber } from "./recipes.repository.ts";

type Needs = Pick<Services, "db" | "clock">;

/**
 * What the server holds of a reported element (`FEED-3`): its names and who discovered it. Undefined for those
 * of the beginning, which nobody discovered, and for one's own.
 */
export async function elementEvidence({ services: { db }, actor }: Context, { id }: { id: number }) {
  const [element] = await findElements(db, [id]);
  const recipe = element?.number == null ? undefined : await findByNumber(db, element.number);
  if (!element || !recipe || recipe.first_user === actor.id) return undefined;
  const { name, name_en: nameEn, emoji, origin, number } = element;
  return { name, nameEn, emoji, origin, number, accusedId: recipe.first_user };
}

/**
 * Takes a discovery off the wall, and its certificate from everybody but its discoverer (`ADMIN-3`). What a pair
 * makes never changes, so whoever puts the same two together still meets the name. Again is harmless.
 */
export const hideElement = ({ db, clock }: Needs, id: number): Promise<void> =>
  hideElementAt(db, id, clock.now());

/** Puts it on the wall again. */
export const unhideElement = ({ db }: Needs, id: number): Promise<void> => hideElementAt(db, id, null);
