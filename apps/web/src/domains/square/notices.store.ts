import type { DownFrame, Notice } from "@4d/contract";
import { attempt } from "../../platform/failure.ts";
import { pagedList } from "../../platform/paged-list.ts";
import { entered, left } from "../../platform/session.ts";
import { onOnline } from "../../platform/socket/frames.ts";
import { noticesTotal } from "../../platform/unread.ts";
import { squareApi } from "./square.api.ts";

const list = pagedList<Notice>(squareApi.notices);

/** What befell me, the newest first (`FEED-3`). */
export const noticesStore = list.store;
export const { load: loadNotices, more: loadMoreNotices } = list;

/** How many there are that I have not seen. */
async function countNotices(): Promise<void> {
  const outcome = await attempt(squareApi.unread());
  if (outcome.ok) noticesTotal.set(outcome.value.unread);
}

/** I have seen everything up to now; the marks on the page stay until it is fetched anew. */
export async function sawNotices(): Promise<void> {
  if (noticesTotal.get() === 0) return;
  const outcome = await attempt(squareApi.seen());
  if (outcome.ok) noticesTotal.set(outcome.value.unread);
}

/** Hears the socket: something befell me. */
export function onFrame(frame: DownFrame): void {
  if (frame.cmd === 5 && frame.data.type === "notice") noticesTotal.set(frame.data.unread);
}

entered.on(() => void countNotices());
onOnline(() => void countNotices());
left.on(() => noticesTotal.set(0));
