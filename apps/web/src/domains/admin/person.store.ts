import type { AdminPermission, AdminPersonPage, AuditLine, CapsuleEntry, PersonReport } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { signedOut } from "../../platform/session.ts";
import { adminApi } from "./admin.api.ts";
import { filteredPagedList } from "./filtered-paged-list.ts";
import { people } from "./people.store.ts";

export interface PersonState {
  /** Whose page it is; 0 for none. */
  id: number;
  page: AdminPersonPage | null;
  state: LoadState;
  notFound: boolean;
}
const initial: PersonState = { id: 0, page: null, state: "idle", notFound: false };

/** The person on screen (`ADMIN-1`). */
export const personStore = createStore<PersonState>()(() => initial);

export const personCapsuleEntries = filteredPagedList<number, CapsuleEntry>(0, (id, cursor) =>
  adminApi.entries(id, cursor),
);
export const personReports = filteredPagedList<number, PersonReport>(0, (id, cursor) =>
  adminApi.reports(id, cursor),
);
/** What administrators did to this person. */
export const personAuditLines = filteredPagedList<number, AuditLine>(0, (id, cursor) =>
  adminApi.auditLines({ target: `user:${id}`, writes: "only" }, cursor),
);

const NOT_FOUND = 404;

/** Loads a person's page; another person's is cleared at once. */
export async function loadPerson(id: number): Promise<void> {
  if (personStore.getState().id !== id) personStore.setState({ ...initial, id }, true);
  if (personStore.getState().page === null) personStore.setState({ state: "loading" });
  const outcome = await attempt(adminApi.person(id));
  if (personStore.getState().id !== id) return;
  if (outcome.ok) show(outcome.value);
  else personStore.setState({ state: "failed", notFound: outcome.failure.code === NOT_FOUND });
}

function show(page: AdminPersonPage): void {
  people.put(page);
  if (personStore.getState().id === page.id) personStore.setState({ page, state: "ready", notFound: false });
}

async function act(work: Promise<AdminPersonPage>): Promise<Failure | null> {
  const outcome = await attempt(work);
  if (!outcome.ok) return outcome.failure;
  show(outcome.value);
  void personAuditLines.load();
  return null;
}

/** Bans somebody; `until` null is for ever. */
export const banPerson = (id: number, reason: string, until: number | null): Promise<Failure | null> =>
  act(adminApi.ban(id, reason, until));
export const unbanPerson = (id: number): Promise<Failure | null> => act(adminApi.unban(id));
/** Removes the second factor of somebody who has lost it. */
export const resetFactor = (id: number): Promise<Failure | null> => act(adminApi.resetFactor(id));
export const setRights = (
  id: number,
  rights: { roles: "admin"[]; permissions: AdminPermission[] },
): Promise<Failure | null> => act(adminApi.setRights(id, rights));

/** Adds or removes capsules; the same key takes effect once, however often it is sent. */
export async function adjustCapsules(
  id: number,
  key: string,
  change: { amount: number; reason: string },
): Promise<Failure | null> {
  const failure = await act(adminApi.adjust(id, key, change));
  if (failure === null) void personCapsuleEntries.load();
  return failure;
}

/** Approves or rejects a pending registration; a rejected person's page no longer exists. */
export async function admitPerson(id: number, admit: boolean): Promise<Failure | null> {
  const outcome = await attempt(adminApi.admit(id, admit));
  void people.load();
  if (outcome.ok && admit) void loadPerson(id);
  if (outcome.ok && !admit) personStore.setState({ ...initial, id, notFound: true }, true);
  return outcome.ok ? null : outcome.failure;
}

/** Sets a new password, returned only once; or why there is none. */
export async function resetPassword(
  id: number,
): Promise<{ password: string; failure: null } | { password: null; failure: Failure }> {
  const outcome = await attempt(adminApi.resetPassword(id));
  if (!outcome.ok) return { password: null, failure: outcome.failure };
  void loadPerson(id);
  return { password: outcome.value.newPassword ?? "", failure: null };
}

/** Ends one of a person's sessions. */
export async function endSession(id: number, sessionId: string): Promise<Failure | null> {
  const outcome = await attempt(adminApi.endSession(id, sessionId));
  void loadPerson(id);
  return outcome.ok ? null : outcome.failure;
}

signedOut.on(() => personStore.setState(initial, true));
