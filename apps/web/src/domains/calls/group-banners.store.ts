import type { DownFrame } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt } from "../../platform/failure.ts";
import { left } from "../../platform/session.ts";
import { groupCallsApi } from "./calls.api.ts";

export interface GroupBanners {
  /** Who is inside each group's call, by group; groups without one are absent. */
  inside: Readonly<Record<number, readonly number[]>>;
}

/** What the banner "3 people are in a call" reads (`CALL-2`). */
export const groupBannersStore = createStore<GroupBanners>()(() => ({ inside: {} }));

function note(groupId: number, ids: readonly number[]): void {
  groupBannersStore.setState(({ inside }) => {
    const next: Record<number, readonly number[]> = { ...inside };
    if (ids.length > 0) next[groupId] = ids;
    else delete next[groupId];
    return { inside: next };
  });
}

/** Asks about one group, when its chat opens; frames keep it up to date from then on. */
export async function loadGroupBanner(groupId: number): Promise<void> {
  const outcome = await attempt(groupCallsApi.info(groupId));
  if (outcome.ok) note(groupId, outcome.value.insideIds ?? []);
}

export function onBannerFrame(frame: DownFrame): void {
  if (frame.cmd === 5 && frame.data.type === "group.call") note(frame.data.groupId, frame.data.insideIds);
}

left.on(() => groupBannersStore.setState({ inside: {} }));
