import type { DownFrame } from "@4d/contract";
import { attempt } from "../../platform/failure.ts";
import { signedOut } from "../../platform/session.ts";
import { onOnline } from "../../platform/socket/frames.ts";
import { groupCallsApi } from "./calls.api.ts";
import { groupBannersStore } from "./group-banners.store.ts";

function setInside(groupId: number, ids: readonly number[]): void {
  groupBannersStore.setState(({ inside }) => {
    const next: Record<number, readonly number[]> = { ...inside };
    if (ids.length > 0) next[groupId] = ids;
    else delete next[groupId];
    return { inside: next };
  });
}

/** Groups updated by a frame while all were being loaded: the frame is newer. */
let updatedByFrame = new Set<number>();

/** Loads the calls of all my groups, when the socket is (re)opened: changes in between sent no frame. */
export async function loadGroupBanners(): Promise<void> {
  updatedByFrame = new Set();
  const outcome = await attempt(groupCallsApi.running());
  if (!outcome.ok) return;
  groupBannersStore.setState(({ inside }) => {
    const updated = Object.entries(inside).filter(([groupId]) => updatedByFrame.has(Number(groupId)));
    const unchanged = outcome.value.filter(({ groupId }) => !updatedByFrame.has(groupId));
    const asked = unchanged.map(({ groupId, insideIds }) => [groupId, insideIds] as const);
    return { inside: Object.fromEntries([...asked, ...updated]) };
  });
}

/** Loads one group's call, when its chat opens; frames update it from then on. */
export async function loadGroupBanner(groupId: number): Promise<void> {
  const outcome = await attempt(groupCallsApi.info(groupId));
  if (outcome.ok) setInside(groupId, outcome.value.insideIds ?? []);
}

/** Tracks who joins and leaves my groups' calls. */
export function onBannerFrame(frame: DownFrame): void {
  if (frame.cmd !== 5 || frame.data.type !== "group.call") return;
  updatedByFrame.add(frame.data.groupId);
  setInside(frame.data.groupId, frame.data.insideIds);
}

onOnline(() => void loadGroupBanners());
signedOut.on(() => groupBannersStore.setState({ inside: {} }));
