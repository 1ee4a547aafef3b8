import type { StoryChoice, StoryCondition, StoryValue, StoryVariable } from "@4d/contract";
import { choicesOf, effectsOf, isSound, type Lookup } from "../graph/lookup.ts";
import { meets } from "../graph/value.ts";
import { type Explored, shownKey } from "./explore.ts";

/** All values a variable may have: those it is set to, and others beyond them if it is counted. */
interface Possible {
  readonly values: Set<StoryValue>;
  up: boolean;
  down: boolean;
}

function possibleValues(of: Lookup): Map<string, Possible> {
  const all = new Map<string, Possible>();
  for (const { id, start } of of.variables.values()) {
    all.set(id, { values: new Set([start]), up: false, down: false });
  }
  const choices = of.graph.nodes.flatMap(choicesOf).filter((choice) => isSound(of, choice));
  for (const { variable, op, value } of choices.flatMap((choice) => effectsOf(of, choice))) {
    const known = all.get(variable);
    if (op === "set") known?.values.add(value);
    else if (known !== undefined && typeof value === "number") {
      known.up ||= value > 0;
      known.down ||= value < 0;
    }
  }
  return all;
}

/** Values to try: those it is set to and, where it is counted, the ones around what it is compared with. */
function candidates(
  { start }: StoryVariable,
  { values, up, down }: Possible,
  conditions: readonly StoryCondition[],
) {
  if (typeof start !== "number" || (!up && !down)) return [...values];
  const numbers = [...values].filter((value) => typeof value === "number");
  const min = down ? -Infinity : Math.min(...numbers);
  const max = up ? Infinity : Math.max(...numbers);
  const compared = conditions.flatMap(({ value }) => (typeof value === "number" ? [value] : []));
  // as many steps away as there are conditions, because each may exclude one number
  const around = compared.flatMap((value) =>
    [...conditions, null].flatMap((_, distance) => [value - distance, value + distance]),
  );
  return [...numbers, ...around].filter((value) => value >= min && value <= max);
}

function maybeOpen(of: Lookup, all: ReadonlyMap<string, Possible>, choice: StoryChoice): boolean {
  if (!isSound(of, choice)) return false;
  return choice.conditions.every(({ variable: id }) => {
    const conditions = choice.conditions.filter(({ variable }) => variable === id);
    const variable = of.variables.get(id);
    const possible = all.get(id);
    if (variable === undefined || possible === undefined) return false;
    return candidates(variable, possible, conditions).some((value) =>
      conditions.every((one) => meets(value, one)),
    );
  });
}

function closure(first: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const seen = new Set(first);
  const queue = [...first];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    for (const other of next(id)) {
      if (seen.has(other)) continue;
      seen.add(other);
      queue.push(other);
    }
  }
  return seen;
}

/**
 * What is certain about a story with too many states to visit: every variable is taken on its own, and may
 * have any value it is ever set to. What counts as unreachable, never shown or trapped then really is.
 */
export function estimate(of: Lookup): Omit<Explored, "complete" | "stuck"> {
  const all = possibleValues(of);
  const open = new Map(
    [...of.nodes].map(([id, node]) => [id, choicesOf(node).filter((one) => maybeOpen(of, all, one))]),
  );
  const next = (id: string) =>
    (open.get(id) ?? []).map(({ target }) => target).filter((id) => of.nodes.has(id));
  const reached = closure(of.start === undefined ? [] : [of.start.id], next);
  const before = new Map<string, string[]>();
  for (const id of of.nodes.keys()) {
    for (const target of next(id)) before.set(target, [...(before.get(target) ?? []), id]);
  }
  const mayStop = [...of.nodes.keys()].filter((id) => {
    const choices = open.get(id) ?? [];
    return (
      choices.every(({ conditions }) => conditions.length > 0) ||
      choices.some(({ target }) => !of.nodes.has(target))
    );
  });
  const free = closure(mayStop, (id) => before.get(id) ?? []);
  const shown = [...reached].flatMap((id) =>
    (open.get(id) ?? []).map((one) => shownKey(id, of.nodes.get(id)?.choices.indexOf(one) ?? -1)),
  );
  const trapped = [...reached].filter((id) => !free.has(id)).map((id) => [id, "all"] as const);
  return { reached, shown: new Set(shown), trapped: new Map(trapped) };
}
