import type { ChatItem } from "@4d/sync";
import type { Virtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  type ChatView,
  loadNewer,
  loadOlder,
  reachedAnchor,
  sawUpTo,
  setAtBottom,
} from "../../chat-view.store.ts";

type List = Virtualizer<HTMLDivElement, HTMLElement>;

/** Within this of the end counts as standing there, px. */
export const END_PX = 80;
/** Lines from an end at which more are fetched. */
const EARLY = 12;
/** After a jump the place is looked at again so much later, ms. */
const SETTLE_MS = 100;

function newestSeen(list: List, items: readonly ChatItem[]): number {
  const bottom = (list.scrollOffset ?? 0) + (list.scrollRect?.height ?? 0);
  const visible = list.getVirtualItems();
  for (let at = visible.length - 1; at >= 0; at -= 1) {
    const line = visible[at];
    const item = line === undefined ? undefined : items[line.index];
    // A line counts as seen when its first words are.
    if (line !== undefined && item?.kind === "message" && line.start + 24 <= bottom) return item.message.id;
  }
  return 0;
}

/** The list stands where it means to: right after a jump its own idea of the place is still the old one. */
function isSettled(list: List): boolean {
  const { scrollElement, scrollOffset } = list;
  return scrollElement !== null && Math.abs(scrollElement.scrollTop - (scrollOffset ?? 0)) < 2;
}

/** Scrolls where the store says: the first unread line, a message jumped to. */
function useAnchor(list: List, view: ChatView, opened: boolean): void {
  const { anchor, items, chatId } = view;
  useLayoutEffect(() => {
    if (anchor === null || !opened) return;
    const index = items.findIndex(({ key }) => key === anchor.key);
    if (index < 0) return;
    const last = index === items.length - 1;
    if (last) list.scrollToEnd();
    else list.scrollToIndex(index, { align: anchor.flash ? "center" : "start" });
    reachedAnchor(chatId);
  }, [anchor, items, chatId, list, opened]);
}

/** My own new message is always brought into sight. */
function useOwnSend(list: List, items: readonly ChatItem[]): void {
  const last = items.at(-1);
  const pending = last?.kind === "pending" ? last.key : null;
  const seen = useRef(pending);
  useLayoutEffect(() => {
    if (pending !== null && pending !== seen.current) list.scrollToEnd();
    seen.current = pending;
  }, [pending, list]);
}

/** Everything about where the list stands: opening, jumps, reading, fetching more. */
export function useChatScroll(list: List, view: ChatView, active: boolean) {
  const [atBottom, setBottom] = useState(true);
  const opened = useRef(false);
  const { chatId, items, ready } = view;
  const has = ready && items.length > 0;
  useLayoutEffect(() => {
    if (!has || opened.current) return;
    opened.current = true;
    if (view.anchor === null) list.scrollToEnd();
  }, [has, list, view.anchor]);
  useAnchor(list, view, has);
  useOwnSend(list, items);
  const look = useRef(() => {});
  const again = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  look.current = () => {
    clearTimeout(again.current);
    if (!opened.current) return;
    if (!isSettled(list)) {
      again.current = setTimeout(() => look.current(), SETTLE_MS);
      return;
    }
    const near = list.isAtEnd(END_PX);
    setBottom(near && view.atEnd);
    const { range } = list;
    if (range !== null && range.startIndex < EARLY && !view.atStart && view.older === "idle")
      void loadOlder(chatId);
    if (range !== null && range.endIndex > items.length - EARLY && !view.atEnd && view.newer === "idle")
      void loadNewer(chatId);
    if (active && !document.hidden) {
      const id = newestSeen(list, items);
      if (id > 0) sawUpTo(chatId, id);
    }
  };
  useEffect(() => look.current());
  useEffect(() => {
    const seen = () => look.current();
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, []);
  useEffect(() => setAtBottom(chatId, atBottom), [chatId, atBottom]);
  return { atBottom, onScroll: () => look.current() };
}
