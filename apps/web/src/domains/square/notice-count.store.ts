import type { DownFrame } from "@4d/contract";
import { attempt } from "../../platform/failure.ts";
import { entered, left } from "../../platform/session.ts";
import { onOnline } from "../../platform/socket/frames.ts";
import { noticesTotal } from "../../platform/unread.ts";
import { noticesApi } from "./notices.api.ts";

/** How many there are that I have not seen. */
async function countNotices(): Promise<void> {
  const outcome = await attempt(noticesApi.unread());
  if (outcome.ok) noticesTotal.set(outcome.value.unread);
}

/** I have seen everything up to now; the marks on the page stay until it is fetched anew. */
export async function sawNotices(): Promise<void> {
  if (noticesTotal.get() === 0) return;
  const outcome = await attempt(noticesApi.seen());
  if (outcome.ok) noticesTotal.set(outcome.value.unread);
}

/** Hears the socket: something befell me. */
export function onFrame(frame: DownFrame): void {
  if (frame.cmd === 5 && frame.data.type === "notice") noticesTotal.set(frame.data.unread);
}

entered.on(() => void countNotices());
onOnline(() => void countNotices());
left.on(() => noticesTotal.set(0));
