import type { UnmatchedEvent } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import { signedOut } from "../../platform/session.ts";
import { adminApi } from "./admin.api.ts";

const initial: { items: UnmatchedEvent[] } = { items: [] };

/** What payment providers told of orders nobody knows. */
export const unmatchedEventsStore = createStore<typeof initial>()(() => initial);

async function show(work: Promise<{ items: UnmatchedEvent[] }>): Promise<Failure | null> {
  const outcome = await attempt(work);
  if (!outcome.ok) return outcome.failure;
  unmatchedEventsStore.setState({ items: outcome.value.items });
  return null;
}

/** Fetches those that wait; those shown stay until then. */
export const loadUnmatchedEvents = (): Promise<Failure | null> => show(adminApi.unmatchedEvents());

/** It has been seen to; the provider need not tell it again. */
export const settleUnmatchedEvent = (id: number): Promise<Failure | null> =>
  show(adminApi.settleUnmatchedEvent(id));

signedOut.on(() => unmatchedEventsStore.setState(initial, true));
