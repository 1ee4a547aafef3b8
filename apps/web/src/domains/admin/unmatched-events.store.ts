import type { UnmatchedEvent } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import { signedOut } from "../../platform/session.ts";
import { adminApi } from "./admin.api.ts";

const initial: { items: UnmatchedEvent[] } = { items: [] };

/** Webhook events of payment providers that match no order. */
export const unmatchedEventsStore = createStore<typeof initial>()(() => initial);

async function show(work: Promise<{ items: UnmatchedEvent[] }>): Promise<Failure | null> {
  const outcome = await attempt(work);
  if (!outcome.ok) return outcome.failure;
  unmatchedEventsStore.setState({ items: outcome.value.items });
  return null;
}

/** Loads the open events; those shown stay until then. */
export const loadUnmatchedEvents = (): Promise<Failure | null> => show(adminApi.unmatchedEvents());

/** Marks an event as handled; the provider need not send it again. */
export const settleUnmatchedEvent = (id: number): Promise<Failure | null> =>
  show(adminApi.settleUnmatchedEvent(id));

signedOut.on(() => unmatchedEventsStore.setState(initial, true));
