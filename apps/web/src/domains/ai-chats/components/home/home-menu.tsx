import type { AiChat } from "@4d/contract";
import { BookHeart, ChevronsDown, Eraser, EyeOff, Flag, Share2, UserRound } from "lucide-react";
import { characterLink } from "../../../../platform/app-link.ts";
import { confirm, toast, toastFailure, toastOutcome } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { copyText } from "../../../../platform/media/clipboard.ts";
import { push } from "../../../../platform/navigation.ts";
import type { MenuItem } from "../../../../ui/menu-view.tsx";
import { clearChat } from "../../../messages/index.ts";
import { setTemporary } from "../../ai-chats.store.ts";
import { chatIdOfCharacter } from "../../character-chat.ts";

async function shareCharacter({ character }: AiChat): Promise<void> {
  const url = characterLink(character);
  if (!matchMedia("(pointer: coarse)").matches || navigator.share === undefined) return void copyText(url);
  // Closing the share sheet is no failure.
  await navigator.share({ title: character.name, text: character.tagline, url }).catch(() => undefined);
}

async function askToClear({ character }: AiChat): Promise<void> {
  const sure = await confirm({
    title: t("messages.clearTitle", { name: character.name }),
    body: t("aiChats.clearBody"),
    ok: t("common.clear"),
    danger: true,
  });
  if (!sure) return;
  const failure = await clearChat(chatIdOfCharacter(character));
  toastOutcome(failure, t("messages.clearDone"));
}

/** Asks before temporary mode is turned on, because nothing said in it can be remembered later. */
export async function askToSwitchTemporary({ character, temporary }: AiChat): Promise<void> {
  if (!temporary) {
    const body = t("aiChats.temporaryBody", { name: character.name });
    if (!(await confirm({ title: t("aiChats.temporaryTitle"), body, ok: t("aiChats.temporaryOk") }))) return;
  }
  const outcome = await setTemporary(character.id, !temporary);
  if (!outcome.ok) return toastFailure(outcome.failure);
  toast(outcome.value.temporary ? t("aiChats.temporaryIsOn") : t("aiChats.temporaryIsOff"));
}

/** The menu for the character on screen. */
export function homeMenu(aiChat: AiChat, onNext: (() => void) | null): MenuItem[] {
  const { id, userId, name } = aiChat.character;
  const items: MenuItem[] = [
    {
      id: "memory",
      label: t("aiChats.memory"),
      icon: <BookHeart />,
      onPress: () => push("/pages/chat/memories", { id: userId }),
    },
    {
      id: "temporary",
      label: aiChat.temporary ? t("aiChats.temporaryEnd") : t("aiChats.temporary"),
      icon: <EyeOff />,
      onPress: () => void askToSwitchTemporary(aiChat),
    },
    { id: "share", label: t("aiChats.share"), icon: <Share2 />, onPress: () => void shareCharacter(aiChat) },
    {
      id: "page",
      label: t("aiChats.page"),
      icon: <UserRound />,
      onPress: () => push("/pages/common/user-info", { id: userId }),
    },
    { id: "clear", label: t("aiChats.clear"), icon: <Eraser />, onPress: () => void askToClear(aiChat) },
    {
      id: "report",
      label: t("aiChats.report"),
      icon: <Flag />,
      onPress: () => push("/pages/common/report", { kind: "character", id, name }),
    },
  ];
  if (onNext !== null)
    items.unshift({ id: "next", label: t("aiChats.next"), icon: <ChevronsDown />, onPress: onNext });
  return items;
}
