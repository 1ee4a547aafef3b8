import { actionSheet, toast, toastFailure } from "../../platform/dialogs.ts";
import type { Failure } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { push } from "../../platform/navigation.ts";
import { serverNow } from "../../platform/server-clock.ts";
import { momentText } from "../../platform/time-text.ts";
import type { ScheduledFilesRequest, ScheduledTextRequest } from "../messages/index.ts";
import { quickTimes } from "./quick-times.ts";
import { schedule, scheduleFiles } from "./scheduled.store.ts";

/** What a time is being chosen for. */
export interface PendingChoice {
  request: ScheduledTextRequest | ScheduledFilesRequest;
  done: () => void;
  onBusy: (busy: boolean) => void;
}

/** The subject of the page opened last. */
let chosen: PendingChoice | null = null;

/** The subject of the page for a new one; null after a reload, when the text is still in the chat. */
export const pendingChoice = (): PendingChoice | null => chosen;

/**
 * Schedules the choice with its present text. Returns the failure; null once it is scheduled, or
 * when nobody wants it any more.
 */
export async function scheduleChoice(
  choice: PendingChoice,
  at: number,
  text?: string,
): Promise<Failure | null> {
  const { request, done, onBusy } = choice;
  onBusy(true);
  const failure = await ("files" in request
    ? scheduleFiles(request, at)
    : schedule(request, at, text)
  ).finally(() => onBusy(false));
  if (failure !== null) return "files" in request && request.isGivenUp() ? null : failure;
  if (chosen === choice) chosen = null;
  done();
  toast(t("scheduled.waits", { time: momentText(at) }));
  return null;
}

/** Asks when to send a text or files, and schedules them (`MSG-17`). */
export async function sendLater(
  request: PendingChoice["request"],
  done: () => void,
  onBusy: (busy: boolean) => void = () => undefined,
): Promise<void> {
  const quick = quickTimes(serverNow());
  const id = await actionSheet(
    [
      ...quick.map((one) => ({
        id: one.id,
        label: t(`scheduled.in.${one.id}`),
        ...(one.id === "hour" && { hint: momentText(one.at) }),
      })),
      { id: "pick" as const, label: t("scheduled.pick") },
    ],
    t("scheduled.sendLater"),
  );
  if (id === null) return;
  const choice = { request, done, onBusy };
  const at = quick.find((one) => one.id === id)?.at;
  if (at === undefined) {
    chosen = choice;
    return push("/pages/chat/scheduled-edit", { chatId: request.chatId });
  }
  const failure = await scheduleChoice(choice, at);
  toastFailure(failure);
}
