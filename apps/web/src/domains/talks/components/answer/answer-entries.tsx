import { isNormal, MessageType } from "@4d/contract";
import type { Message } from "@4d/sync";
import { BookmarkPlus, Play, RotateCcw, Scissors, Split } from "lucide-react";
import { toast } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import {
  isForMe,
  type MenuEntry,
  messagesStore,
  playVoice,
  startSelecting,
  textOf,
} from "../../../messages/index.ts";
import { pinLine } from "../../memories.store.ts";
import { memoryOf } from "../../memory-order.ts";
import { forkFrom, liesOnPath } from "../../paths.store.ts";
import { findCharacter } from "../../talks.store.ts";
import { askAgain } from "../../turns.store.ts";

async function pin(message: Message, text: string): Promise<void> {
  const userId = Number(message.chatId.slice(2));
  const character = await findCharacter(userId);
  if (character === null) return toast(t("talks.nobody"));
  const failure = await pinLine(character.id, memoryOf(text));
  toast(failure === null ? t("talks.pinned") : failure.message);
}

/** Whether nothing on the talk's path follows it. */
const isLastOnPath = ({ chatId, id }: Message): boolean =>
  messagesStore
    .getState()
    .sync?.chats.get(chatId)
    ?.messages.findLast((one) => isNormal(one.type) && liesOnPath(chatId, one.id))?.id === id;

/** What can be done to a line of a talk besides what can be done to any message. */
export function answerEntries(message: Message): MenuEntry[] {
  const { chatId, id, extra } = message;
  const mark = extra?.ai;
  const text = textOf(message);
  if (mark === undefined || text === null) return [];
  const entries: MenuEntry[] = [
    { id: "clip", label: t("talks.clip"), icon: <Scissors />, run: () => startSelecting(chatId, id, true) },
  ];
  if (isForMe(message))
    entries.unshift({
      id: "again",
      label: t("talks.again"),
      icon: <RotateCcw />,
      run: () => askAgain(chatId, mark.turnId),
    });
  if (chatId.startsWith("p:") && !isLastOnPath(message))
    entries.unshift({ id: "fork", label: t("talks.fork"), icon: <Split />, run: () => forkFrom(chatId, id) });
  // A group's talk belongs to several; a memory to one.
  if (chatId.startsWith("p:"))
    entries.unshift({
      id: "memory",
      label: t("talks.pin"),
      icon: <BookmarkPlus />,
      run: () => pin(message, text),
    });
  if (message.type === MessageType.TEXT_WITH_AUDIO)
    entries.unshift({ id: "play", label: t("talks.play"), icon: <Play />, run: () => playVoice(message) });
  return entries;
}
