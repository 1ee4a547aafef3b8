import { isNormal, MessageType } from "@4d/contract";
import type { Message } from "@4d/sync";
import { BookmarkPlus, FileText, Play, RotateCcw, Scissors, Split, Volume2, VolumeX } from "lucide-react";
import { toast, toastOutcome } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { push } from "../../../../platform/navigation.ts";
import {
  isReplyForMe,
  type MenuEntry,
  messagesStore,
  playVoice,
  setVoiceByItself,
  startSelecting,
  textOf,
  voicePlayerStore,
} from "../../../messages/index.ts";
import { findCharacter } from "../../ai-chats.store.ts";
import { pinLine } from "../../memories.store.ts";
import { memoryText } from "../../memory-rules.ts";
import { forkFrom, isMessageOnPath } from "../../paths.store.ts";
import { regenerateReply } from "../../replies.store.ts";

async function pinAsMemory(message: Message, text: string): Promise<void> {
  const userId = Number(message.chatId.slice(2));
  const character = await findCharacter(userId);
  if (character === null) return toast(t("aiChats.nobody"));
  const failure = await pinLine(character.id, memoryText(text));
  toastOutcome(failure, t("aiChats.pinned"));
}

/** Whether nothing follows it on the current path. */
const isLastOnPath = ({ chatId, id }: Message): boolean =>
  messagesStore
    .getState()
    .sync?.chats.get(chatId)
    ?.messages.findLast((one) => isNormal(one.type) && isMessageOnPath(chatId, one.id))?.id === id;

/** Menu entries for a message of an AI chat, besides those of any message. */
export function replyMenuEntries(message: Message): MenuEntry[] {
  const { chatId, id, extra } = message;
  const mark = extra?.ai;
  const text = textOf(message);
  if (mark === undefined || text === null) return [];
  const entries: MenuEntry[] = [
    { id: "clip", label: t("aiChats.clip"), icon: <Scissors />, run: () => startSelecting(chatId, id, true) },
  ];
  // A group's chat belongs to several people, so nobody sees the prompts of it.
  if (mark.by === "model" && chatId.startsWith("p:"))
    entries.push({
      id: "sent",
      label: t("aiChats.sentMenu"),
      icon: <FileText />,
      run: () => push("/pages/chat/sent-prompt", { id: mark.turnId, place: mark.variant }),
    });
  if (isReplyForMe(message))
    entries.unshift({
      id: "again",
      label: t("aiChats.again"),
      icon: <RotateCcw />,
      run: () => regenerateReply(chatId, mark.turnId),
    });
  if (chatId.startsWith("p:") && !isLastOnPath(message))
    entries.unshift({
      id: "fork",
      label: t("aiChats.fork"),
      icon: <Split />,
      run: () => forkFrom(chatId, id),
    });
  // A group's chat belongs to several people; a memory to one.
  if (chatId.startsWith("p:"))
    entries.unshift({
      id: "memory",
      label: t("aiChats.pin"),
      icon: <BookmarkPlus />,
      run: () => pinAsMemory(message, text),
    });
  const { byItself } = voicePlayerStore.getState();
  if (message.type === MessageType.TEXT_WITH_AUDIO)
    entries.unshift({
      id: "byItself",
      label: byItself === true ? t("aiChats.byItselfOff") : t("aiChats.byItselfOn"),
      icon: byItself === true ? <VolumeX /> : <Volume2 />,
      run: () => setVoiceByItself(byItself !== true),
    });
  if (message.type === MessageType.TEXT_WITH_AUDIO)
    entries.unshift({ id: "play", label: t("aiChats.play"), icon: <Play />, run: () => playVoice(message) });
  return entries;
}
