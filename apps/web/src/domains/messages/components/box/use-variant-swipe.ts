import type { Message } from "@4d/sync";
import { type TouchEvent, useRef } from "react";
import { isReplyForMe } from "../../is-for-me.ts";
import { replyParts } from "../../reply-parts.ts";

/** So far sideways, and more sideways than not, px. */
const SWIPE_PX = 44;

/** A finger that wipes over an answer turns to its next or previous variant (`CHAR-3`); nothing on other messages. */
export function useVariantSwipe(message: Message) {
  const start = useRef<{ x: number; y: number } | null>(null);
  if ((message.extra?.ai?.of ?? 1) < 2 || !isReplyForMe(message)) return {};
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch === undefined ? null : { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (touch === undefined || from === null) return;
      const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 2 * Math.abs(dy)) return;
      replyParts.get()?.switchVariant(message, dx < 0 ? 1 : -1);
    },
  };
}
