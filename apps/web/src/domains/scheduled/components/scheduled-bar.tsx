import type { ChatId } from "@4d/contract";
import { CalendarClock } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { cx } from "../../../ui/cx.ts";
import { loadScheduled, scheduledIn, scheduledStore } from "../scheduled.store.ts";

/** Over the field of a chat: number of my scheduled messages; red when one could not be sent. */
export function ScheduledBar({ chatId }: { chatId: ChatId }) {
  const list = useStore(scheduledStore, (state) => state.list);
  useEffect(() => {
    if (scheduledStore.getState().list === null) void loadScheduled();
  }, []);
  const here = scheduledIn(list, chatId);
  if (here.length === 0) return null;
  const failed = here.some(({ state }) => state === "failed");
  return (
    <button
      type="button"
      onClick={() => push("/pages/chat/scheduled", { chatId })}
      className={cx(
        "flex min-h-11 w-full shrink-0 items-center justify-center gap-2 text-s font-semibold -outline-offset-2",
        failed ? "bg-rose-wash text-rose" : "bg-ink-2 text-text-2",
      )}
    >
      <CalendarClock aria-hidden="true" className="size-4" />
      {t("scheduled.bar", { n: here.length })}
    </button>
  );
}
