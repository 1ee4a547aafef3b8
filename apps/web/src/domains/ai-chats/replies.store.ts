import type { Message } from "@4d/sync";
import { createStore } from "zustand/vanilla";
import { toast, toastFailure } from "../../platform/dialogs.ts";
import { attempt, type Failure, type Outcome } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { keyedRequests } from "../../platform/keyed-requests.ts";
import { signedOut } from "../../platform/session.ts";
import { dropLiveReply, liveReplyId, stopCharacterVoice } from "../messages/index.ts";
import { aiChatsApi } from "./ai-chats.api.ts";
import { findCharacter } from "./ai-chats.store.ts";
import type { RegenerateOptions } from "./regenerate-options.ts";
import { VariantSwitcher } from "./variant-switcher.ts";

export interface RepliesState {
  /** Replies being regenerated or switched to another variant. */
  busy: ReadonlySet<number>;
}

/** Regenerated replies and their variants (`CHAR-3`). */
export const repliesStore = createStore<RepliesState>()(() => ({ busy: new Set() }));

function setBusy(replyId: number, on: boolean): void {
  repliesStore.setState(({ busy }) => {
    const next = new Set(busy);
    if (on) next.add(replyId);
    else next.delete(replyId);
    return { busy: next };
  });
}

/** Pressed again after a lost response, a reply is regenerated once (`characters §13.5`). */
const regenerateOnce = keyedRequests("last");

/** Regenerates the reply to a message. A reply in progress stops; the new one arrives as rows of the stream. */
async function requestRegeneration(
  { replyId, chatId }: { replyId: number; chatId: Message["chatId"] },
  options: RegenerateOptions = {},
): Promise<Failure | null> {
  if (repliesStore.getState().busy.has(replyId)) return null;
  stopCharacterVoice(chatId);
  dropLiveReply(chatId);
  setBusy(replyId, true);
  const text = JSON.stringify([replyId, options]);
  const outcome = await regenerateOnce(text, (key) => aiChatsApi.regenerate(replyId, options, key));
  setBusy(replyId, false);
  return outcome.ok ? null : outcome.failure;
}

/** The same, with a toast when it is refused. */
export async function regenerateReply(
  chatId: Message["chatId"],
  replyId: number,
  options: RegenerateOptions = {},
): Promise<void> {
  const failure = await requestRegeneration({ replyId, chatId }, options);
  toastFailure(failure);
}

const variantSwitcher = new VariantSwitcher(async (replyId, variant) => {
  const outcome = await attempt(aiChatsApi.chooseVariant(replyId, variant));
  return outcome.ok ? null : outcome.failure;
});

/** Switches a reply to the next or previous variant; the chat continues from it. */
export async function switchVariant({ chatId, extra }: Message, by: 1 | -1): Promise<void> {
  const mark = extra?.ai;
  if (mark === undefined) return;
  const { turnId: replyId, of } = mark;
  const target = variantSwitcher.targetOf(replyId);
  const variant = (target ?? mark.variant) + by;
  if (variant < 0 || variant >= of) return;
  stopCharacterVoice(chatId);
  if (target === undefined) setBusy(replyId, true);
  const failure = await variantSwitcher.switchTo(replyId, variant);
  if (target === undefined) setBusy(replyId, false);
  toastFailure(failure);
}

async function requestStop(chatId: Message["chatId"]): Promise<Outcome<unknown> | null> {
  if (chatId.startsWith("g:")) {
    const replyId = liveReplyId(chatId);
    return replyId === null ? null : attempt(aiChatsApi.stopReply(replyId));
  }
  const character = await findCharacter(Number(chatId.slice(2)));
  return character === null ? null : attempt(aiChatsApi.stopChat(character.id));
}

/** Stops the reply in progress; the whole sentences sent so far stay. */
export async function stopReply(chatId: Message["chatId"]): Promise<void> {
  stopCharacterVoice(chatId);
  const outcome = await requestStop(chatId);
  if (outcome?.ok !== true) toast(outcome?.failure.message ?? t("common.networkWeak"));
}

signedOut.on(() => {
  variantSwitcher.forget();
  repliesStore.setState({ busy: new Set() });
});
