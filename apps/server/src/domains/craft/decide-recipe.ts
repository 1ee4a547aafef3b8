import { type CraftElement, combine, type Words } from "@4d/craft";
import type { Services } from "../../platform/services.ts";
import { askModel, filterUnfit } from "./ask-model.ts";
import type { ElementRow } from "./craft.table.ts";
import type { MadeElement } from "./elements.repository.ts";

/** The permanent outcome of a pair. */
export type Decision = { made: MadeElement } | { why: Words };

export const elementOf = ({ name, name_en, emoji, tags }: ElementRow): CraftElement => ({
  name,
  nameEn: name_en,
  emoji,
  tags,
});

/**
 * Decides a pair that has no row yet (`craft §2.3`): an authored recipe, else a model where one is configured, else the
 * rules. `owner` is the requesting user; without one no model is asked.
 */
export async function decideRecipe(
  services: Services,
  [one, other]: readonly [ElementRow, ElementRow],
  owner: number | undefined,
): Promise<Decision> {
  const pair = [elementOf(one), elementOf(other)] as const;
  const byRules = combine(...pair);
  const byModel =
    byRules.by === "base" || owner === undefined ? undefined : await askModel(services, owner, pair);
  const outcome = byModel ?? (await filterUnfit(services, byRules));
  if ("why" in outcome) return { why: outcome.why };
  const { by, name, nameEn, emoji, tags } = outcome;
  return { made: { name, nameEn, emoji, tags, origin: by } };
}
