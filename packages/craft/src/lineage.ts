/** A known recipe; `Id` is whatever the caller identifies elements by. */
export interface KnownRecipe<Id> {
  readonly a: Id;
  readonly b: Id;
  readonly result: Id;
}

/**
 * The steps from `owned` to `target`, in an order in which they can be made; what two branches share is made
 * once. Empty when the target is owned already, undefined when no way is known. It is the shortest way that
 * joins the ways found to its ingredients, which is sometimes a step longer than necessary.
 */
export function lineage<Id>(
  target: Id,
  recipes: readonly KnownRecipe<Id>[],
  owned: Iterable<Id>,
): KnownRecipe<Id>[] | undefined {
  return shortestPaths(recipes, owned, target).get(target);
}

/**
 * How to make everything that can be made, with steps as in `lineage`; stops at `target`, when one is given.
 * The shortest of the ways not yet settled is final: every later way is longer.
 */
export function shortestPaths<Id>(
  recipes: readonly KnownRecipe<Id>[],
  owned: Iterable<Id>,
  target?: Id,
): Map<Id, KnownRecipe<Id>[]> {
  const using = recipesByIngredient(recipes);
  const settled = new Map<Id, KnownRecipe<Id>[]>();
  const paths = new Map(Array.from(owned, (id): [Id, KnownRecipe<Id>[]] => [id, []]));
  const waiting: Id[][] = [[...paths.keys()]];
  for (let length = 0; length < waiting.length; length += 1) {
    for (const id of waiting[length] ?? []) {
      const path = paths.get(id);
      if (path?.length !== length || settled.has(id)) continue;
      settled.set(id, path);
      if (id === target) return settled;
      for (const recipe of using.get(id) ?? []) {
        const next = joined(recipe, settled, paths.get(recipe.result)?.length);
        if (next === undefined) continue;
        paths.set(recipe.result, next);
        waiting[next.length] = [...(waiting[next.length] ?? []), recipe.result];
      }
    }
  }
  return settled;
}

function recipesByIngredient<Id>(recipes: readonly KnownRecipe<Id>[]): Map<Id, KnownRecipe<Id>[]> {
  const using = new Map<Id, KnownRecipe<Id>[]>();
  for (const recipe of recipes) {
    for (const id of new Set([recipe.a, recipe.b])) {
      const list = using.get(id);
      if (list) list.push(recipe);
      else using.set(id, [recipe]);
    }
  }
  return using;
}

/**
 * The ways to both ingredients and the recipe itself; undefined if a way is missing or the result is no
 * shorter than the known one.
 */
function joined<Id>(
  recipe: KnownRecipe<Id>,
  paths: ReadonlyMap<Id, readonly KnownRecipe<Id>[]>,
  known = Number.POSITIVE_INFINITY,
): KnownRecipe<Id>[] | undefined {
  const toA = paths.get(recipe.a);
  const toB = paths.get(recipe.b);
  if (!toA || !toB || Math.max(toA.length, toB.length) + 1 >= known) return undefined;
  const made = new Set(toA.map(({ result }) => result));
  const steps = [...toA, ...toB.filter(({ result }) => !made.has(result)), recipe];
  return steps.length < known ? steps : undefined;
}
