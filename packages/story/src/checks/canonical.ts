import type { StoryValue } from "@4d/contract";
import { effectsOf, isSound, type Lookup } from "../graph/lookup.ts";
import type { Values } from "../play/graph-play.ts";

interface Bounds {
  min: number;
  max: number;
  up: boolean;
  down: boolean;
}

/**
 * For every variable that a condition reads: the numbers it is compared with, and in which directions it is
 * counted.
 */
function boundsOf(of: Lookup): Map<string, Bounds> {
  const bounds = new Map<string, Bounds>();
  const choices = of.graph.nodes.flatMap((node) => node.choices).filter((choice) => isSound(of, choice));
  for (const { variable, value } of choices.flatMap(({ conditions }) => conditions)) {
    const known = bounds.get(variable) ?? { min: Infinity, max: -Infinity, up: false, down: false };
    bounds.set(variable, known);
    if (typeof value !== "number") continue;
    known.min = Math.min(known.min, value);
    known.max = Math.max(known.max, value);
  }
  for (const { variable, op, value } of choices.flatMap((choice) => effectsOf(of, choice))) {
    const known = bounds.get(variable);
    if (known === undefined || op !== "add" || typeof value !== "number") continue;
    known.up ||= value > 0;
    known.down ||= value < 0;
  }
  return bounds;
}

/**
 * Reduces a reader's variables to what can still make a difference, so that fewer states are visited:
 * variables that no condition reads are dropped, and a number that is only counted up stops mattering once it
 * has passed everything it is compared with.
 */
export function canonicaliser(of: Lookup): (values: Values) => Map<string, StoryValue> {
  const bounds = [...boundsOf(of)];
  return (values) =>
    new Map(
      bounds.map(([id, { min: least, max, up, down }]): [string, StoryValue] => {
        const value = values.get(id) ?? false;
        if (typeof value !== "number") return [id, value];
        if (value > max && !down) return [id, max + 1];
        return [id, value < least && !up ? least - 1 : value];
      }),
    );
}
