import { actionSheet, toast } from "../../platform/dialogs.ts";
import type { Failure } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { push } from "../../platform/navigation.ts";
import { serverNow } from "../../platform/server-clock.ts";
import { momentText } from "../../platform/time-text.ts";
import type { LaterFiles, LaterWish } from "../messages/index.ts";
import { quickTimes } from "./quick-times.ts";
import { schedule, scheduleFiles } from "./scheduled.store.ts";

/** What a time is being chosen for. */
export interface LaterChoice {
  wish: LaterWish | LaterFiles;
  done: () => void;
  onBusy: (busy: boolean) => void;
}

/** What the page opened last is about. */
let chosen: LaterChoice | null = null;

/** What the page of a new one is about; null after a reload, when the words are still in the chat. */
export const laterChoice = (): LaterChoice | null => chosen;

/**
 * Lets what was chosen wait until a time, a text with its words as they are now. Answers why not; null once it waits, or
 * when nobody wants it any more.
 */
export async function letWait(choice: LaterChoice, at: number, text?: string): Promise<Failure | null> {
  const { wish, done, onBusy } = choice;
  onBusy(true);
  const failure = await ("files" in wish ? scheduleFiles(wish, at) : schedule(wish, at, text)).finally(() =>
    onBusy(false),
  );
  if (failure !== null) return "files" in wish && wish.isGivenUp() ? null : failure;
  if (chosen === choice) chosen = null;
  done();
  toast(t("timed.waits", { time: momentText(at) }));
  return null;
}

/** Asks when to send a text or files, and lets them wait until then (`MSG-17`). */
export async function sendLater(
  wish: LaterChoice["wish"],
  done: () => void,
  onBusy: (busy: boolean) => void = () => undefined,
): Promise<void> {
  const quick = quickTimes(serverNow());
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
  const choice = { wish, done, onBusy };
  const at = quick.find((one) => one.id === id)?.at;
  if (at === undefined) {
    chosen = choice;
    return push("/pages/chat/scheduled-edit", { chatId: wish.chatId });
  }
  const failure = await letWait(choice, at);
  if (failure !== null) toast(failure.message);
}
