import { actionSheet, toast } from "../../platform/dialogs.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { push } from "../../platform/navigation.ts";
import { momentText } from "../../platform/time-text.ts";
import type { LaterWish } from "../messages/index.ts";
import { quickTimes } from "./quick-times.ts";
import { schedule } from "./scheduled.store.ts";

/** A text for which a time is being chosen on its page, and what follows once it waits. */
let chosen: { wish: LaterWish; done: () => void } | null = null;

/** What the page of a new one is about; null after a reload, when the words are still in the chat. */
export const laterWish = (): LaterWish | null => chosen?.wish ?? null;

/** It waits now: the field it was written in is emptied. */
export function laterDone(at: number): void {
  chosen?.done();
  chosen = null;
  toast(t("timed.waits", { time: momentText(at) }));
}

/** Asks when to send a text, and lets it wait until then (`MSG-17`). */
export async function sendLater(wish: LaterWish, done: () => void): Promise<void> {
  const quick = quickTimes(Date.now());
  const id = await actionSheet(
    [
      ...quick.map((one) => ({
        id: one.id,
        label: t(`timed.in.${one.id}`),
        ...(one.id === "hour" && { hint: momentText(one.at) }),
      })),
      { id: "pick" as const, label: t("timed.pick") },
    ],
    t("timed.sendLater"),
  );
  if (id === null) return;
  chosen = { wish, done };
  const at = quick.find((one) => one.id === id)?.at;
  if (at === undefined) return push("/pages/chat/scheduled-edit", { chatId: wish.chatId });
  const failure = await schedule(wish, at);
  if (failure === null) laterDone(at);
  else toast(failure.message);
}
