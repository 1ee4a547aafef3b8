import { isTip, MessageStatus, MessageType, parseContent } from "@4d/contract";
import type { Virtualizer } from "@tanstack/react-virtual";
import type { ChatLineItem } from "../../chat-view.ts";
import { pictureSize } from "../picture-size.ts";

type LineList = Virtualizer<HTMLDivElement, HTMLElement>;

/** Within this distance under the upper edge, a line that changes its height moves itself, not the lines below, px. */
const EDGE_PX = 24;

/**
 * Which changes of a line's height the scroll compensates, so that visible lines stay in place. Besides lines above
 * the edge (the library's own rule), the line at the edge: it is redrawn when a line is inserted above it.
 */
export const keepAtEdge: LineList["shouldAdjustScrollPositionOnItemSizeChange"] = (
  { key, start, end },
  _,
  { scrollOffset, scrollDirection, itemSizeCache },
) => {
  const offset = scrollOffset ?? 0;
  if (!itemSizeCache.has(key)) return start < offset;
  if (end <= offset) return scrollDirection !== "backward";
  return start >= offset && start <= offset + EDGE_PX;
};

type MeasuredLineList = Virtualizer<HTMLDivElement, HTMLElement>;

/**
 * A line's height, px: the last known one while it is being mounted, the measured one when the observer reports.
 * The observer reports all new lines at once before they are painted; measuring one by one costs a layout each.
 */
export const measureLate: MeasuredLineList["options"]["measureElement"] = (element, entry, list) => {
  const laidOut = entry?.borderBoxSize[0]?.blockSize;
  if (laidOut !== undefined) return Math.round(laidOut);
  const index = list.indexFromElement(element);
  return list.itemSizeCache.get(list.options.getItemKey(index)) ?? list.options.estimateSize(index);
};

const LINE = 23;
/** Full-width characters per line of a bubble on a phone. */
const PER_LINE = 15.5;
const PADDING = 20;
const GAP = 12;
const OTHER = 34;
const GIFT = 118;
const POLL = 96;
const OPTION = 44;

function textHeight(text: string): number {
  let lines = 0;
  for (const paragraph of text.split("\n")) {
    let width = 0;
    for (const letter of paragraph) width += letter > "\u2E7F" ? 1 : 0.55;
    lines += Math.max(1, Math.ceil(width / PER_LINE));
  }
  return lines * LINE + PADDING;
}

function contentHeight(type: number, content: string): number {
  switch (type) {
    case MessageType.IMAGE: {
      const picture = parseContent(MessageType.IMAGE, content);
      if (picture?.sticker !== undefined) return 128;
      return pictureSize(picture?.width ?? 0, picture?.height ?? 0).height;
    }
    case MessageType.VIDEO: {
      const video = parseContent(MessageType.VIDEO, content);
      return pictureSize(video?.width ?? 0, video?.height ?? 0).height;
    }
    case MessageType.FILE:
      return 72;
    case MessageType.AUDIO:
      return 44;
    case MessageType.TEXT_WITH_AUDIO:
      return textHeight(parseContent(MessageType.TEXT_WITH_AUDIO, content)?.text ?? "") + 32;
    default:
      return textHeight(content);
  }
}

function guess(item: ChatLineItem): number {
  switch (item.kind) {
    case "pending":
      return contentHeight(item.item.type, item.item.content) + GAP;
    case "message": {
      const { message } = item;
      if (message.status === MessageStatus.RECALL || isTip(message.type)) return OTHER;
      const { gift, race, poll, contact } = message.extra ?? {};
      if ((gift ?? race ?? contact) !== undefined) return GIFT + GAP;
      if (poll !== undefined) return POLL + poll.options.length * OPTION + textHeight(poll.question);
      const quote = message.extra?.quote === undefined ? 0 : 30;
      const reactions = (message.reactions?.length ?? 0) > 0 ? 16 : 0;
      return contentHeight(message.type, message.content) + quote + reactions + GAP;
    }
    case "placeholder":
    case "live":
      return 56;
    default:
      return OTHER;
  }
}

const guessed = new WeakMap<ChatLineItem, number>();

/** A first estimate of a line's height, px; measured as soon as it is drawn. */
export function estimateSize(item: ChatLineItem | undefined): number {
  if (item === undefined) return OTHER;
  const known = guessed.get(item);
  if (known !== undefined) return known;
  const size = guess(item);
  guessed.set(item, size);
  return size;
}
