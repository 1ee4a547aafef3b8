import type { AdminPeopleState, AdminPerson, AdminStats } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt } from "../../platform/failure.ts";
import { signedOut } from "../../platform/session.ts";
import { adminApi } from "./admin.api.ts";
import { filteredPagedList } from "./filtered-paged-list.ts";

interface PeopleQuery {
  keyword: string;
  state: AdminPeopleState;
}

/** People, searched and filtered (`ADMIN-1`). */
export const people = filteredPagedList<PeopleQuery, AdminPerson>(
  { keyword: "", state: "all" },
  ({ keyword, state }, cursor) => adminApi.people(keyword, state, cursor),
);

/** How the product fares; null until it was told. */
export const statsStore = createStore<{ stats: AdminStats | null; failed: boolean }>()(() => ({
  stats: null,
  failed: false,
}));

/** Fetches the figures of these days; those of before stay when they cannot be had. */
export async function loadStats(days = 14): Promise<void> {
  const outcome = await attempt(adminApi.stats(days));
  statsStore.setState(outcome.ok ? { stats: outcome.value, failed: false } : { failed: true });
}

signedOut.on(() => statsStore.setState({ stats: null, failed: false }));
