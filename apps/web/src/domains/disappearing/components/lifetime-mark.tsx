import type { ChatId } from "@4d/contract";
import { Timer } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { lifetimesStore, loadLifetime } from "../lifetimes.store.ts";

/** In a chat's title line: how long its messages live; nothing when they do not disappear. */
export function LifetimeMark({ chatId }: { chatId: ChatId }) {
  const seconds = useStore(lifetimesStore, ({ chats }) => chats[chatId]);
  useEffect(() => void loadLifetime(chatId), [chatId]);
  if (seconds === undefined || seconds === 0) return null;
  const time = t(`disappearing.lifetime.${seconds}`);
  return (
    <span
      role="img"
      aria-label={t("disappearing.lifetimeMark", { time })}
      className="flex shrink-0 items-center gap-1 text-2xs text-text-3"
    >
      <Timer aria-hidden="true" className="size-3" />
      <span aria-hidden="true">{time}</span>
    </span>
  );
}
