import type { Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import {
  loadNewer,
  loadOlder,
  markSeenUpTo,
  reachedAnchor,
  setAtBottom,
  touchedList,
} from "../../chat-view.store.ts";
import type { ChatLineItem, ChatView } from "../../chat-view.ts";

type List = Virtualizer<HTMLDivElement, HTMLElement>;
/** Sets whether the list sticks to its end. */
type Stick = (on: boolean) => void;

/** Within this distance of the end the list counts as at its end, px. */
export const END_PX = 80;
/** Lines from an end at which the next page is fetched. */
const EARLY = 12;
/** This much of a line must be visible for it to count as seen, px. */
const FIRST_WORDS_PX = 36;
/** Longest time a list may take to reach a line, ms. */
const AIM_MS = 3000;
/** Events that mean a person scrolls. */
const SCROLL_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** The newest visible message. Reads the DOM: right after a jump the list's own offset is outdated. */
function newestSeen(list: List, items: readonly ChatLineItem[]): number {
  const box = list.scrollElement;
  const content = box?.lastElementChild;
  if (box === null || content == null) return 0;
  const bottom = box.getBoundingClientRect().bottom - content.getBoundingClientRect().top;
  const drawn = list.getVirtualItems();
  for (let at = drawn.length - 1; at >= 0; at -= 1) {
    const line = drawn[at];
    const item = line === undefined ? undefined : items[line.index];
    // A line counts as seen when its first words are visible.
    if (line !== undefined && item?.kind === "message" && line.start + FIRST_WORDS_PX <= bottom)
      return item.message.id;
  }
  return 0;
}

function standsAtEnd({ scrollHeight, scrollTop, clientHeight }: Element): boolean {
  return scrollHeight - scrollTop - clientHeight <= END_PX;
}

/** Keeps a reader who is at the end there when the keyboard, a panel or a picture changes the heights. */
function useStick(list: List, items: readonly ChatLineItem[], has: boolean): Stick {
  const stick = useRef(true);
  const count = useRef(0);
  useLayoutEffect(() => {
    // A full window drops its oldest lines as new ones arrive, so its length shrinks and nothing seems appended.
    if (stick.current && items.length < count.current) list.scrollToEnd();
    count.current = items.length;
  }, [list, items]);
  useEffect(() => {
    const box = list.scrollElement;
    if (!has || box === null) return;
    const follow = () => {
      if (stick.current && !standsAtEnd(box)) list.scrollToEnd();
      else if (stick.current) box.scrollTop = box.scrollHeight;
    };
    const sizes = new ResizeObserver(follow);
    const styles = new MutationObserver(follow);
    sizes.observe(box);
    for (const part of box.children) {
      // The library sets the height of the lines when its own observer reports theirs; a second observer would loop.
      if (part instanceof HTMLElement && part.style.height !== "")
        styles.observe(part, { attributes: true, attributeFilter: ["style"] });
      else sizes.observe(part);
    }
    return () => {
      sizes.disconnect();
      styles.disconnect();
    };
  }, [list, has]);
  return useCallback((on) => {
    stick.current = on;
  }, []);
}

/** The line the list was sent to, and where it stood then. */
interface Aim {
  key: string;
  align: "center" | "start";
  index: number;
  until: number;
}
/** Sends the list to a line; null releases it. */
type TakeAim = (aim: Omit<Aim, "until"> | null) => void;

/**
 * The library aims by index until the list is still for some frames; lines inserted above meanwhile would leave it
 * that much too high. So it is sent to the line again, unless somebody scrolls.
 */
function useAim(list: List, { items, chatId }: ChatView, has: boolean): TakeAim {
  const aim = useRef<Aim | null>(null);
  useLayoutEffect(() => {
    const { current } = aim;
    if (current === null || performance.now() > current.until) return;
    const index = items.findIndex(({ key }) => key === current.key);
    if (index < 0 || index === current.index) return;
    current.index = index;
    list.scrollToIndex(index, { align: current.align });
  }, [items, list]);
  useEffect(() => {
    const box = list.scrollElement;
    if (!has || box === null) return;
    const takeOver = () => {
      aim.current = null;
      touchedList(chatId);
    };
    for (const type of SCROLL_EVENTS) box.addEventListener(type, takeOver, { passive: true });
    return () => {
      for (const type of SCROLL_EVENTS) box.removeEventListener(type, takeOver);
    };
  }, [list, chatId, has]);
  return useCallback(
    (next) => {
      aim.current = next && { ...next, until: performance.now() + AIM_MS };
      if (next !== null) list.scrollToIndex(next.index, { align: next.align });
    },
    [list],
  );
}

/** Scrolls to the store's anchor: the first unread line, or a message jumped to. */
function useAnchor(list: List, view: ChatView, opened: boolean, stick: Stick): TakeAim {
  const { anchor, items, chatId } = view;
  const aim = useAim(list, view, opened);
  useLayoutEffect(() => {
    if (anchor === null || !opened) return;
    const index = items.findIndex(({ key }) => key === anchor.key);
    if (index < 0) return;
    const last = index === items.length - 1;
    stick(last);
    aim(last ? null : { key: anchor.key, index, align: anchor.flash ? "center" : "start" });
    if (last) list.scrollToEnd();
    reachedAnchor(chatId);
  }, [anchor, items, chatId, list, opened, stick, aim]);
  return aim;
}

/** Always brings my own new message into view. */
function useOwnSend(list: List, items: readonly ChatLineItem[], stick: Stick, aim: TakeAim): void {
  const last = items.at(-1);
  const pending = last?.kind === "pending" ? last.key : null;
  const seen = useRef(pending);
  useLayoutEffect(() => {
    if (pending !== null && pending !== seen.current) {
      stick(true);
      aim(null);
      list.scrollToEnd();
    }
    seen.current = pending;
  }, [pending, list, stick, aim]);
}

/** Checks the position after every drawing, and when the page is visible again. */
function useLookingAfter(look: RefObject<() => void>, active: boolean): void {
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (waiting.current !== null) return;
    const due = look.current;
    waiting.current = due;
    // Measured before the paint, it would cost another layout.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (waiting.current !== due) return;
        waiting.current = null;
        look.current();
      }),
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines visible when the page was left count as seen
  useLayoutEffect(
    () => () => {
      waiting.current?.();
      waiting.current = null;
    },
    [active],
  );
  useEffect(() => {
    const seen = () => look.current();
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, [look]);
}

interface ScrollState {
  /** The page is on top. */
  active: boolean;
  /** The list stands at the chat's newest line. */
  atBottom: boolean;
  setBottom: (atBottom: boolean) => void;
}

/** The scroll position of the list: opening, jumps, read state, paging. Returns what to do when it scrolls. */
export function useChatScroll(
  list: List,
  view: ChatView,
  { active, atBottom, setBottom }: ScrollState,
): () => void {
  const opened = useRef(false);
  const { chatId, items, ready } = view;
  const has = ready && items.length > 0;
  useLayoutEffect(() => {
    if (!has || opened.current) return;
    opened.current = true;
    if (view.anchor === null) list.scrollToEnd();
  }, [has, list, view.anchor]);
  const stick = useStick(list, items, has);
  const aim = useAnchor(list, view, has, stick);
  useOwnSend(list, items, stick, aim);
  const look = useRef(() => {});
  look.current = () => {
    const box = list.scrollElement;
    if (!opened.current || box === null) return;
    setBottom(standsAtEnd(box) && view.atEnd);
    const { range } = list;
    if (range !== null && range.startIndex < EARLY && !view.atStart && view.older === "idle")
      void loadOlder(chatId);
    if (range !== null && range.endIndex > items.length - EARLY && !view.atEnd && view.newer === "idle")
      void loadNewer(chatId);
    if (active && !document.hidden) {
      const id = newestSeen(list, items);
      if (id > 0) markSeenUpTo(chatId, id);
    }
  };
  useLookingAfter(look, active);
  useEffect(() => setAtBottom(chatId, atBottom), [chatId, atBottom]);
  return () => {
    const box = list.scrollElement;
    if (box !== null) stick(standsAtEnd(box) && view.atEnd);
    look.current();
  };
}
