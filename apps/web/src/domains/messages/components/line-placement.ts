import { isTip, MessageStatus } from "@4d/contract";
import type { ChatLineItem } from "../chat-view.ts";

/** Consecutive messages of one sender within this time are grouped (design rule 4), ms. */
const TOGETHER_MS = 3 * 60_000;

export interface LinePlacement {
  /** Stands close under the previous line, without name and picture. */
  joined: boolean;
  /** The next line stands close under it and shows the same time. */
  timeBelow: boolean;
}

interface LineSource {
  sendId: number;
  time: number;
  status: number;
}

function lineSource(item: ChatLineItem | undefined, me: number): LineSource | null {
  if (item?.kind === "pending") return { sendId: me, time: item.item.createdAt, status: -1 };
  if (item?.kind !== "message") return null;
  const { message } = item;
  if (isTip(message.type) || message.status === MessageStatus.RECALL) return null;
  return { sendId: message.sendId, time: message.sendTime, status: message.status };
}

const together = (one: LineSource | null, other: LineSource | null): boolean =>
  one !== null &&
  other !== null &&
  one.sendId === other.sendId &&
  Math.abs(other.time - one.time) < TOGETHER_MS;

const minute = (time: number) => Math.floor(time / 60_000);

/** How a line relates to its neighbours. Reads at most three lines. Pure. */
export function linePlacement(items: readonly ChatLineItem[], at: number, me: number): LinePlacement {
  const here = lineSource(items[at], me);
  const below = lineSource(items[at + 1], me);
  const timeBelow =
    together(here, below) &&
    minute(here?.time ?? 0) === minute(below?.time ?? 0) &&
    here?.status === below?.status;
  return { joined: together(lineSource(items[at - 1], me), here), timeBelow };
}
