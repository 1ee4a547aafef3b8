import type { GroupCard } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure, type Outcome } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { signedOut } from "../../platform/session.ts";
import { groupsApi } from "./groups.api.ts";
import { loadGroup } from "./groups.store.ts";

export interface InvitationsState {
  /** Findable groups. */
  findable: readonly GroupCard[];
  findableState: LoadState;
  /** The groups of invitations, by token. */
  cards: Readonly<Record<string, GroupCard>>;
  /** The tokens of my groups' invitations, by group. */
  tokens: Readonly<Record<number, string>>;
}
const initial: InvitationsState = { findable: [], findableState: "idle", cards: {}, tokens: {} };

/** Findable groups, invitations I received, and invitations of my groups (`GROUP-2`). */
export const invitationsStore = createStore<InvitationsState>()(() => initial);

let asked = 0;

/** Fetches findable groups, all or by a keyword; only the answer to the last request counts. */
export async function discoverGroups(keyword = ""): Promise<void> {
  asked += 1;
  const mine = asked;
  invitationsStore.setState({ findableState: "loading" });
  const outcome = await attempt(groupsApi.discover(keyword));
  if (mine !== asked) return;
  if (outcome.ok) invitationsStore.setState({ findable: outcome.value, findableState: "ready" });
  else invitationsStore.setState({ findableState: "failed" });
}

/** Fetches the group of an invitation. */
export async function loadInvitation(token: string): Promise<Failure | null> {
  const outcome = await attempt(groupsApi.preview(token));
  if (!outcome.ok) return outcome.failure;
  invitationsStore.setState(({ cards }) => ({ cards: { ...cards, [token]: outcome.value } }));
  return null;
}

/** Joins a group, or requests to join if managers must approve. */
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

/** Fetches the invitation of a group; `renew` replaces it, which makes the old one invalid. */
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
