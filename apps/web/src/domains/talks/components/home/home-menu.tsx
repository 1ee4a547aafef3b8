import type { Talk } from "@4d/contract";
import { BookHeart, ChevronsDown, Eraser, EyeOff, Flag, Share2, UserRound } from "lucide-react";
import { characterLink } from "../../../../platform/app-link.ts";
import { confirm, toast } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { copyText } from "../../../../platform/media/clipboard.ts";
import { push } from "../../../../platform/navigation.ts";
import type { MenuItem } from "../../../../ui/menu-view.tsx";
import { clearChat } from "../../../messages/index.ts";
import { chatOf } from "../../chat-of.ts";
import { setTemporary } from "../../talks.store.ts";

async function share({ character }: Talk): Promise<void> {
  const url = characterLink(character);
  if (!matchMedia("(pointer: coarse)").matches || navigator.share === undefined) return void copyText(url);
  // Closing the sheet is an answer, not a failure.
  await navigator.share({ title: character.name, text: character.tagline, url }).catch(() => undefined);
}

async function clear({ character }: Talk): Promise<void> {
  const sure = await confirm({
    title: t("messages.clearTitle", { name: character.name }),
    body: t("talks.clearBody"),
    ok: t("common.clear"),
    danger: true,
  });
  if (!sure) return;
  const failure = await clearChat(chatOf(character));
  toast(failure === null ? t("messages.clearDone") : failure.message);
}

/** Asks before a talk is no longer remembered, because nothing of it can be remembered later. */
export async function switchTemporary({ character, temporary }: Talk): Promise<void> {
  if (!temporary) {
    const body = t("talks.temporaryBody", { name: character.name });
    if (!(await confirm({ title: t("talks.temporaryTitle"), body, ok: t("talks.temporaryOk") }))) return;
  }
  const outcome = await setTemporary(character.id, !temporary);
  if (!outcome.ok) return toast(outcome.failure.message);
  toast(outcome.value.temporary ? t("talks.temporaryIsOn") : t("talks.temporaryIsOff"));
}

/** What can be done with the character on screen. */
export function homeMenu(talk: Talk, onNext: (() => void) | null): MenuItem[] {
  const { id, userId, name } = talk.character;
  const items: MenuItem[] = [
    {
      id: "memory",
      label: t("talks.memory"),
      icon: <BookHeart />,
      onPress: () => push("/pages/chat/memories", { id: userId }),
    },
    {
      id: "temporary",
      label: talk.temporary ? t("talks.temporaryEnd") : t("talks.temporary"),
      icon: <EyeOff />,
      onPress: () => void switchTemporary(talk),
    },
    { id: "share", label: t("talks.share"), icon: <Share2 />, onPress: () => void share(talk) },
    {
      id: "page",
      label: t("talks.page"),
      icon: <UserRound />,
      onPress: () => push("/pages/common/user-info", { id: userId }),
    },
    { id: "clear", label: t("talks.clear"), icon: <Eraser />, onPress: () => void clear(talk) },
    {
      id: "report",
      label: t("talks.report"),
      icon: <Flag />,
      onPress: () => push("/pages/common/report", { kind: "character", id, name }),
    },
  ];
  if (onNext !== null)
    items.unshift({ id: "next", label: t("talks.next"), icon: <ChevronsDown />, onPress: onNext });
  return items;
}
