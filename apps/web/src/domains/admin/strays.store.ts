import type { StrayNotice } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import { left } from "../../platform/session.ts";
import { adminApi } from "./admin.api.ts";

const initial: { items: StrayNotice[] } = { items: [] };

/** What payment providers told of orders nobody knows. */
export const strayStore = createStore<typeof initial>()(() => initial);

async function show(work: Promise<{ items: StrayNotice[] }>): Promise<Failure | null> {
  const outcome = await attempt(work);
  if (!outcome.ok) return outcome.failure;
  strayStore.setState({ items: outcome.value.items });
  return null;
}

/** Fetches those that wait; those shown stay until then. */
export const loadStrays = (): Promise<Failure | null> => show(adminApi.strays());

/** It has been seen to; the provider need not tell it again. */
export const settleStray = (id: number): Promise<Failure | null> => show(adminApi.settleStray(id));

left.on(() => strayStore.setState(initial, true));
