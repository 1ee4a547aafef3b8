import type { Message } from "@4d/sync";
import { type TouchEvent, useRef } from "react";
import { answerParts } from "../../answer-parts.ts";
import { isForMe } from "../../is-for-me.ts";

/** So far sideways, and more sideways than not, px. */
const FAR = 44;

/** A finger that wipes over an answer turns to its next or previous variant (`CHAR-3`); nothing on other messages. */
export function useVariantSwipe(message: Message) {
  const start = useRef<{ x: number; y: number } | null>(null);
  if ((message.extra?.ai?.of ?? 1) < 2 || !isForMe(message)) return {};
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
      if (Math.abs(dx) < FAR || Math.abs(dx) < 2 * Math.abs(dy)) return;
      answerParts.get()?.turn(message, dx < 0 ? 1 : -1);
    },
  };
}
