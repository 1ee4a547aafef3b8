import type { ChatId } from "@4d/contract";
import type { Message } from "@4d/sync";
import { type RefObject, useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { shownAt } from "./reveal-times.ts";
import { revealsStore, showWhole } from "./reveals.store.ts";

/** Whether a reply is still appearing in a chat. */
export const useIsRevealing = (chatId: ChatId): boolean =>
  useStore(revealsStore, ({ chats }) => chats.has(chatId));

/** Whether this reply is still appearing. */
export const useIsAppearing = ({ chatId, id }: Pick<Message, "chatId" | "id">): boolean =>
  useStore(revealsStore, ({ chats }) => chats.get(chatId)?.id === id);

/**
 * How much of a reply shows while it appears at reading pace; null for the whole. A tap or a key anywhere in the
 * list, found from the element, shows the rest.
 */
export function useReveal(
  { chatId, id }: Pick<Message, "chatId" | "id">,
  element: RefObject<HTMLElement | null>,
): number | null {
  const reveal = useStore(revealsStore, ({ chats }) => {
    const one = chats.get(chatId);
    return one?.id === id ? one : null;
  });
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (reveal === null) return;
    const step = () => {
      setShown(shownAt(reveal.times, performance.now() - reveal.since));
      frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    const finish = () => showWhole(chatId);
    const list = element.current?.closest('[role="log"]');
    list?.addEventListener("click", finish);
    list?.addEventListener("keydown", finish);
    return () => {
      cancelAnimationFrame(frame);
      list?.removeEventListener("click", finish);
      list?.removeEventListener("keydown", finish);
    };
  }, [reveal, chatId, element]);
  return reveal === null ? null : shown;
}
