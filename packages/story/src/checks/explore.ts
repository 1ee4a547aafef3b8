import type { Lookup } from "../graph/lookup.ts";
import { after, firstPlace, openChoices, type Place } from "../play/graph-play.ts";
import { canonicaliser } from "./canonical.ts";

/** Every place a reader can come to, a node with his variables. */
export interface Explored {
  /** False when there are more places than were looked at; then nothing can be said about those not seen. */
  readonly complete: boolean;
  readonly reached: ReadonlySet<string>;
  /** Choices that were shown, by `shownKey`. */
  readonly shown: ReadonlySet<string>;
  /** Nodes where some reader finds no choice open. */
  readonly stuck: ReadonlySet<string>;
  /** Nodes from which some reader can stop nowhere any more, and whether that is so for everybody there. */
  readonly trapped: ReadonlyMap<string, "all" | "some">;
}

export const shownKey = (node: string, choice: number): string => `${choice} ${node}`;
const PLACES_MAX = 20_000;

interface Found {
  readonly places: Place[];
  /** For every place, the places that lead to it. */
  readonly from: number[][];
  readonly shown: Set<string>;
  complete: boolean;
}

function search(of: Lookup, most: number): Found {
  const canonical = canonicaliser(of);
  const known = new Map<string, number>();
  const found: Found = { places: [], from: [], shown: new Set(), complete: true };
  const add = (place: Place, from?: number) => {
    const values = canonical(place.values);
    const key = JSON.stringify([place.node?.id ?? null, ...values.values()]);
    let at = known.get(key);
    if (at === undefined) {
      if (found.places.length >= most) {
        found.complete = false;
        return;
      }
      at = found.places.push({ node: place.node, values }) - 1;
      known.set(key, at);
      found.from.push([]);
    }
    if (from !== undefined) found.from[at]?.push(from);
  };
  add(firstPlace(of));
  for (let at = 0; at < found.places.length; at += 1) {
    const place = found.places[at];
    if (place?.node == null) continue;
    for (const choice of openChoices(of, place)) {
      found.shown.add(shownKey(place.node.id, place.node.choices.indexOf(choice)));
      add(after(of, choice, place), at);
    }
  }
  return found;
}

/** Places from which somebody can still stop somewhere. */
function goingSomewhere(of: Lookup, { places, from }: Found): Set<number> {
  const left = places.flatMap((place, at) => (openChoices(of, place).length === 0 ? [at] : []));
  const ending = new Set(left);
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    for (const before of from[at] ?? []) {
      if (ending.has(before)) continue;
      ending.add(before);
      left.push(before);
    }
  }
  return ending;
}

function trappedIn(of: Lookup, found: Found): Map<string, "all" | "some"> {
  const ending = goingSomewhere(of, found);
  const ids = (wanted: boolean) =>
    new Set(
      found.places.flatMap(({ node }, at) => (node !== null && ending.has(at) === wanted ? [node.id] : [])),
    );
  const free = ids(true);
  return new Map([...ids(false)].map((id) => [id, free.has(id) ? "some" : "all"]));
}

/** Walks every way through a story at once, as long as there are not more than `most` places. */
export function explore(of: Lookup, most = PLACES_MAX): Explored {
  const found = search(of, most);
  const stuck = found.places.flatMap((place) => {
    const { node } = place;
    if (node === null || node.ending || node.choices.length === 0) return [];
    return openChoices(of, place).length === 0 ? [node.id] : [];
  });
  return {
    complete: found.complete,
    reached: new Set(found.places.flatMap(({ node }) => (node === null ? [] : [node.id]))),
    shown: found.shown,
    stuck: new Set(stuck),
    trapped: found.complete ? trappedIn(of, found) : new Map(),
  };
}
