import { isNormal } from "@4d/contract";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, Suspense, useCallback, useEffect, useReducer, useRef, useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { useSignal } from "../../../../platform/use-signal.ts";
import { cx } from "../../../../ui/cx.ts";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { SkeletonBlock } from "../../../../ui/skeleton.tsx";
import { isCharacter } from "../../chat-directory.ts";
import { jumpToEnd, jumpToMention, loadOlder } from "../../chat-view.store.ts";
import type { ChatLineItem } from "../../chat-view.ts";
import { statusOfMessage } from "../../message-actions.store.ts";
import { replyParts } from "../../reply-parts.ts";
import { useChatView } from "../../use-chat-view.ts";
import { useDirectory } from "../../use-directory.ts";
import { useBlocked } from "../composer/blocked-bar.tsx";
import { linePlacement } from "../line-placement.ts";
import { useChat } from "./chat-context.ts";
import { ChatLine } from "./chat-line.tsx";
import { JumpButtons } from "./jump-buttons.tsx";
import { LineArrivals } from "./line-arrivals.ts";
import { LineDrawing } from "./line-drawing.ts";
import { estimateSize, keepAtEdge } from "./line-heights.ts";
import { END_PX, useChatScroll } from "./use-chat-scroll.ts";

/** Whether a line is a message or a live reply. */
const isSaid = (item: ChatLineItem): boolean =>
  item.kind === "message" ? isNormal(item.message.type) : item.kind !== "time" && item.kind !== "unread";

/** A character's opening in a chat without messages; null in other chats. */
function useOpening(items: readonly ChatLineItem[], given: ReactNode): ReactNode {
  const { kind, targetId } = useChat();
  const parts = useSignal(replyParts);
  useDirectory();
  if (kind === "group" || items.some(isSaid)) return null;
  if (given !== undefined) return given;
  if (!isCharacter(targetId) || parts === null) return null;
  return (
    <Suspense>
      <parts.Opening userId={targetId} />
    </Suspense>
  );
}

interface MessageListProps {
  active: boolean;
  /** Shown in a chat without messages, once it is known who will speak. */
  opening?: ReactNode;
}

/** The messages of an open chat. Virtualised; nothing ever jumps. */
export function MessageList({ active, opening: given }: MessageListProps) {
  const { chatId, me } = useChat();
  const view = useChatView(chatId);
  const { items, ready, older } = view;
  const scroller = useRef<HTMLDivElement>(null);
  const [arrivals] = useState(() => new LineArrivals());
  const redraw = useReducer((count: number) => count + 1, 0)[1];
  const [drawing] = useState(() => new LineDrawing(redraw));
  const [atBottom, setBottom] = useState(true);
  const now = performance.now();
  if (ready) arrivals.take(items, now);
  const keyOf = useCallback(
    (at: number) => {
      const item = items[at];
      return item === undefined ? at : arrivals.nameOf(item);
    },
    [items, arrivals],
  );
  const list = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: items.length,
    getScrollElement: () => scroller.current,
    getItemKey: keyOf,
    estimateSize: (at) => estimateSize(items[at]),
    measureElement: drawing.measure,
    onChange: drawing.onChange,
    useFlushSync: false,
    overscan: 8,
    paddingStart: 8,
    paddingEnd: 12,
    scrollPaddingStart: 16,
    anchorTo: "end",
    // The end of a window is not the end of the chat: following it would run through every message below.
    followOnAppend: atBottom && view.atEnd,
    scrollEndThreshold: END_PX,
    directDomUpdates: true,
  });
  list.shouldAdjustScrollPositionOnItemSizeChange = keepAtEdge;
  const onScroll = useChatScroll(list, view, { active, atBottom, setBottom });
  const opening = useOpening(items, given);
  if (!ready && items.length === 0) return <LinesSkeleton />;
  return (
    <div className="relative h-full">
      <div
        ref={scroller}
        onScroll={onScroll}
        role="log"
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard
        tabIndex={0}
        // Invisible until it stands where the chat opens: at its end, or at the first unread line.
        className={cx(
          "scroller flex h-full flex-col -outline-offset-2 [overflow-anchor:none]",
          !ready && "invisible",
        )}
      >
        {older === "failed" && (
          <button
            type="button"
            onClick={() => void loadOlder(chatId)}
            className="min-h-11 shrink-0 px-4 text-xs text-text-2"
          >
            {t("chat.olderFailed")}
          </button>
        )}
        <div ref={list.containerRef} className="relative mt-auto w-full shrink-0">
          {list.getVirtualItems().map(({ index, key }) => {
            const item = items[index];
            if (item === undefined) return null;
            const { joined, timeBelow } = linePlacement(items, index, me);
            return (
              <div
                key={key}
                ref={list.measureElement}
                data-index={index}
                className="absolute top-0 left-0 w-full"
              >
                <Arriving isNew={arrivals.isNew(item, now)}>
                  <ChatLine
                    item={item}
                    joined={joined}
                    timeBelow={timeBelow}
                    flash={view.lit === item.key}
                    status={item.kind === "message" ? statusOfMessage(chatId, item.message) : 0}
                  />
                </Arriving>
              </div>
            );
          })}
        </div>
        {older === "idle" && opening !== null && <div className="shrink-0 pb-3">{opening}</div>}
      </div>
      {items.length === 0 && older === "idle" && opening === null && <EmptyChat />}
      <JumpButtons
        atBottom={atBottom}
        unread={view.unread}
        mentions={view.mentionIds}
        onBottom={() => jumpToEnd(chatId)}
        onMention={(id) => void jumpToMention(chatId, id)}
      />
    </div>
  );
}

/** Longer than any animation, for cases where none ends: a hidden page, or reduced motion, ms. */
const OVER_MS = 1000;

/**
 * A line that has just arrived moves up by 8 px, once. Decided when it is mounted and never again, so that later
 * changes of the message do not move it.
 */
function Arriving({ isNew, children }: { isNew: boolean; children: ReactNode }) {
  const [moving, setMoving] = useState(isNew);
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setMoving(false), OVER_MS);
    return () => clearTimeout(timer);
  }, [moving]);
  return (
    <div
      className={moving ? "animate-message-in" : undefined}
      onAnimationEnd={({ target, currentTarget }) => target === currentTarget && setMoving(false)}
    >
      {children}
    </div>
  );
}

/** A chat without messages, or whose history was cleared (design rule 8). */
function EmptyChat() {
  const blocked = useBlocked() !== null;
  return (
    <div className="scroller absolute inset-0 grid place-items-center art:hidden">
      {blocked ? (
        <EmptyState title={t("chat.emptyNote")} />
      ) : (
        <EmptyState title={t("chat.empty")} note={t("chat.emptyNote")} />
      )}
    </div>
  );
}

const LINES = ["w-44", "w-56", "own w-36", "own w-52", "w-40", "own w-44", "w-60"];

/** Placeholder bubbles, after 200 ms (design rule 8). */
function LinesSkeleton() {
  return (
    <div
      role="status"
      aria-label={t("common.loading")}
      className="flex h-full animate-late art:hidden flex-col justify-end gap-3 px-3 pb-3"
    >
      {LINES.map((line) => (
        <span key={line} className={cx("flex", line.startsWith("own") && "justify-end")}>
          <SkeletonBlock className={cx("h-10.5 rounded-bubble", line.replace("own ", ""))} />
        </span>
      ))}
    </div>
  );
}
