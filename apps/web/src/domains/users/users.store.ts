import {
  type DownFrame,
  type Privacy,
  type SystemEvent,
  USER_RETRY_MS,
  type User,
  user as userRecord,
} from "@4d/contract";

import { useStore } from "zustand/react";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure, type Outcome } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { loadCopy, saveCopy } from "../../platform/local-copy.ts";
import { me, signedIn, signedOut } from "../../platform/session.ts";
import { onOnline } from "../../platform/socket/frames.ts";
import { setPresence } from "./presence.store.ts";
import { type ProfileEdit, type ReportBody, usersApi } from "./users.api.ts";

interface UsersState {
  self: User | null;
  selfState: LoadState;
  /** People whose records are known, by id. */
  people: Readonly<Record<number, User>>;
  privacy: Privacy | null;
  privacyState: LoadState;
}
const initial: UsersState = {
  self: null,
  selfState: "idle",
  people: {},
  privacy: null,
  privacyState: "idle",
};

/** My record, and those of other people as needed (`USER-1`). */
export const usersStore = createStore<UsersState>()(() => initial);

let retryTimer: ReturnType<typeof setTimeout> | undefined;

/** Fetches my record, and tries again every 5 s while that fails (`APP-3`). */
export async function loadSelf(): Promise<void> {
  clearTimeout(retryTimer);
  usersStore.setState({ selfState: "loading" });
  const outcome = await attempt(usersApi.self());
  if (outcome.ok) {
    saveCopy("self", outcome.value);
    return usersStore.setState({ self: outcome.value, selfState: "ready" });
  }
  if (me.get() === null) return;
  usersStore.setState({ selfState: "failed" });
  retryTimer = setTimeout(() => void loadSelf(), USER_RETRY_MS);
}

/** Caches records that another answer contained. */
export function cachePeople(people: readonly User[]): void {
  usersStore.setState((state) => ({
    people: { ...state.people, ...Object.fromEntries(people.map((person) => [person.id, person])) },
  }));
}

/** Fetches and caches a person's record. */
export async function findUser(id: number): Promise<Outcome<User>> {
  const outcome = await attempt(usersApi.find(id));
  if (outcome.ok) cachePeople([outcome.value]);
  return outcome;
}

/** Searches people whose account or nickname contains the words, without me. */
export async function searchPeople(name: string): Promise<Outcome<User[]>> {
  const outcome = await attempt(usersApi.findByName(name));
  if (!outcome.ok) return outcome;
  const others = outcome.value.filter(({ id }) => id !== me.get()?.uid);
  cachePeople(others);
  return { ok: true, value: others };
}

/** Edits my profile; the change is shown once the server has it. */
export async function updateSelf(edit: Omit<ProfileEdit, "id">): Promise<Failure | null> {
  const { self } = usersStore.getState();
  const id = self?.id ?? me.get()?.uid;
  if (id === undefined) return null;
  const outcome = await attempt(usersApi.update({ ...edit, id }));
  if (!outcome.ok) return outcome.failure;
  await loadSelf();
  return null;
}

/** Changes only my avatar. */
export async function setAvatar(
  face: Required<Pick<ProfileEdit, "headImage" | "headImageThumb">>,
): Promise<Failure | null> {
  const { self } = usersStore.getState();
  return self === null ? null : updateSelf({ nickName: self.nickName, ...face });
}

/** Fetches my privacy settings (`USER-3`). */
export async function loadPrivacy(): Promise<void> {
  usersStore.setState({ privacyState: "loading" });
  const outcome = await attempt(usersApi.privacy());
  if (outcome.ok) usersStore.setState({ privacy: outcome.value, privacyState: "ready" });
  else usersStore.setState({ privacyState: "failed" });
}

/** Changes a privacy setting: shown at once, reverted if the server refuses. */
export async function setPrivacy(change: Partial<Privacy>): Promise<Failure | null> {
  const before = usersStore.getState().privacy;
  if (before === null) return null;
  usersStore.setState({ privacy: { ...before, ...change } });
  const outcome = await attempt(usersApi.setPrivacy(change));
  usersStore.setState({ privacy: outcome.ok ? outcome.value : before });
  return outcome.ok ? null : outcome.failure;
}

/** Turns teen mode on or off; the change is shown once the server has it. */
export async function setTeenMode(on: boolean, pin: string): Promise<Failure | null> {
  const outcome = await attempt(usersApi.setTeenMode(on, pin));
  if (!outcome.ok) return outcome.failure;
  await loadSelf();
  return null;
}

/** Reports a person, a message or a work to the administrators. */
export async function report(body: ReportBody): Promise<Failure | null> {
  const outcome = await attempt(usersApi.report(body));
  return outcome.ok ? null : outcome.failure;
}

function onSystemEvent(event: SystemEvent): void {
  if (event.type === "presence") setPresence(event.userId, event.terminals);
  if (event.type !== "profile") return;
  if (event.userId === me.get()?.uid) void loadSelf();
  else if (event.userId in usersStore.getState().people) void findUser(event.userId);
}

/** Handles socket frames: presence and changed profiles (cmd 5). */
export function onFrame(frame: DownFrame): void {
  if (frame.cmd === 5) onSystemEvent(frame.data);
}

signedIn.on(() => {
  const stored = userRecord.safeParse(loadCopy("self"));
  if (stored.success) usersStore.setState({ self: stored.data });
  void loadSelf();
});
onOnline(() => void loadSelf());
signedOut.on(() => {
  clearTimeout(retryTimer);
  usersStore.setState(initial, true);
});

/** Whether teen mode is on, in which I can neither chat with characters nor buy anything (`characters §11.5`). */
export const useTeenMode = (): boolean => useStore(usersStore, ({ self }) => self?.minor === true);
