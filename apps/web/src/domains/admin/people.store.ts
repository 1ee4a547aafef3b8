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

/** Statistics of the product; null until loaded. */
export const statsStore = createStore<{ stats: AdminStats | null; failed: boolean }>()(() => ({
  stats: null,
  failed: false,
}));

/** Loads the statistics of the last `days` days; the old ones stay if that fails. */
export async function loadStats(days = 14): Promise<void> {
  const outcome = await attempt(adminApi.stats(days));
  statsStore.setState(outcome.ok ? { stats: outcome.value, failed: false } : { failed: true });
}

signedOut.on(() => statsStore.setState({ stats: null, failed: false }));
