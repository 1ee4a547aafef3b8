import type { GroupCard } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure, type Outcome } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { signedOut } from "../../platform/session.ts";
import { groupsApi } from "./groups.api.ts";
import { loadGroup } from "./groups.store.ts";

export interface InvitationsState {
  /** Groups that let themselves be found. */
  findable: readonly GroupCard[];
  findableState: LoadState;
  /** What invitations lead to, by token. */
  cards: Readonly<Record<string, GroupCard>>;
  /** My group's invitation, by group. */
  tokens: Readonly<Record<number, string>>;
}
const initial: InvitationsState = { findable: [], findableState: "idle", cards: {}, tokens: {} };

/** Ways into groups: findable ones, invitations received, and those I give out (`GROUP-2`). */
export const invitationsStore = createStore<InvitationsState>()(() => initial);

let asked = 0;

/** Findable groups, all or by words; only the answer to the last question counts. */
export async function discoverGroups(keyword = ""): Promise<void> {
  asked += 1;
  const mine = asked;
  invitationsStore.setState({ findableState: "loading" });
  const outcome = await attempt(groupsApi.discover(keyword));
  if (mine !== asked) return;
  if (outcome.ok) invitationsStore.setState({ findable: outcome.value, findableState: "ready" });
  else invitationsStore.setState({ findableState: "failed" });
}

/** What an invitation leads to. */
export async function loadInvitation(token: string): Promise<Failure | null> {
  const outcome = await attempt(groupsApi.preview(token));
  if (!outcome.ok) return outcome.failure;
  invitationsStore.setState(({ cards }) => ({ cards: { ...cards, [token]: outcome.value } }));
  return null;
}

/** Joins, or asks where managers approve. */
export async function joinGroup(way: {
  token?: string;
  groupId?: number;
  message: string;
}): Promise<Outcome<{ status: "joined" | "requested"; groupId: number }>> {
  const outcome = await attempt(groupsApi.join(way));
  if (outcome.ok && outcome.value.status === "joined") {
    const { groupId } = outcome.value;
    invitationsStore.setState(({ findable: found }) => ({
      findable: found.map((card) => (card.id === groupId ? { ...card, joined: true } : card)),
    }));
    await loadGroup(groupId);
  }
  return outcome;
}

/** My group's invitation; `renew` makes the old one invalid. */
export async function loadToken(groupId: number, renew = false): Promise<Failure | null> {
  const outcome = await attempt(renew ? groupsApi.resetLink(groupId) : groupsApi.link(groupId));
  if (!outcome.ok) return outcome.failure;
  invitationsStore.setState(({ tokens }) => ({ tokens: { ...tokens, [groupId]: outcome.value.token } }));
  return null;
}

/** Ids of the members who have read the announcement; managers only. */
export function loadAnnouncementReaders(groupId: number): Promise<Outcome<number[]>> {
  return attempt(groupsApi.announcementReaders(groupId));
}

signedOut.on(() => invitationsStore.setState(initial, true));
