import type { CombineOutcome, LocalizedText } from "@4d/contract";
import { combine } from "@4d/craft";
import { attempt, type Failure } from "../../platform/failure.ts";
import { lang } from "../../platform/i18n/i18n.ts";
import { craftApi } from "./craft.api.ts";
import { addThing, craftStore, updateGame } from "./craft.store.ts";
import { settleQueue } from "./settle.store.ts";
import { offlineThing, type Thing, thingOf } from "./thing.ts";

/** The result of a combination. */
export interface Played {
  thing: Thing | null;
  /** Why there is no element, in the reader's language. */
  why: string;
  isNew: boolean;
  first: boolean;
  /** The number of the certificate of a first discovery. */
  number: number | null;
  reward: number;
  goalMet: boolean;
}
export type Play = { ok: true; played: Played } | { ok: false; failure: Failure };

const localisedText = (why: LocalizedText | null): string => why?.[lang.get()] ?? "";

/** The server's result of a combination. */
export function playedBy(outcome: CombineOutcome): Played {
  const { result, firstDiscovery, isNewToYou, why, certificate, reward, goalMet } = outcome;
  return {
    thing: result === null ? null : thingOf({ ...result, first: firstDiscovery }),
    why: localisedText(why),
    isNew: isNewToYou,
    first: firstDiscovery,
    number: certificate?.number ?? null,
    reward,
    goalMet,
  };
}

/** Decides by the base graph and its rules, and queues it for the server (`CRAFT-1`: works without a network). */
function playOffline(a: Thing, b: Thing, nonce: string): Played {
  const { things, queue } = craftStore.getState();
  const outcome = combine(a, b);
  updateGame({ queue: [...queue, { a: a.name, b: b.name, nonce }], offline: true });
  const none = { isNew: false, first: false, number: null, reward: 0, goalMet: false };
  if (outcome.kind === "nothing") return { thing: null, why: localisedText(outcome.why), ...none };
  const made = offlineThing(outcome);
  const had = things.find(({ key }) => key === made.key);
  if (had === undefined) addThing(made);
  return { thing: had ?? made, why: "", ...none, isNew: had === undefined };
}

/** The id of an element; one made offline may have got one since. */
const idOf = (thing: Thing): number | null =>
  thing.id ?? craftStore.getState().things.find(({ key }) => key === thing.key)?.id ?? null;

/** Combines two elements: on the server, or on the device while it cannot be reached. */
export async function play(a: Thing, b: Thing): Promise<Play> {
  const nonce = crypto.randomUUID();
  const { queue, offline } = craftStore.getState();
  // The queue must be settled first, because the server may not know the ingredients yet.
  if (queue.length > 0 && (offline || !(await settleQueue())))
    return { ok: true, played: playOffline(a, b, nonce) };
  const [one, other] = [idOf(a), idOf(b)];
  if (one === null || other === null) return { ok: true, played: playOffline(a, b, nonce) };
  const outcome = await attempt(craftApi.combine({ a: one, b: other, nonce }));
  if (!outcome.ok) {
    if (outcome.failure.code !== 0) return outcome;
    return { ok: true, played: playOffline(a, b, nonce) };
  }
  const played = playedBy(outcome.value);
  if (played.thing !== null) addThing(played.thing);
  if (craftStore.getState().offline) updateGame({ offline: false });
  return { ok: true, played };
}
