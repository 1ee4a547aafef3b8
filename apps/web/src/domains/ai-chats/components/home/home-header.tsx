import type { AiChat, Character } from "@4d/contract";
import { Ellipsis, Phone, Plus } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand/react";
import { toast, toastFailure } from "../../../../platform/dialogs.ts";
import { joinIsolated } from "../../../../platform/i18n/bidi-isolated.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { shortCount } from "../../../../platform/i18n/numbers.ts";
import { push } from "../../../../platform/navigation.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Menu } from "../../../../ui/menu.tsx";
import { Tag } from "../../../../ui/tag.tsx";
import { addFriend, friendsStore } from "../../../friends/index.ts";
import { BuiltInMark, useIsReplying } from "../../../messages/index.ts";
import { setFriend } from "../../ai-chats.store.ts";
import { chatIdOfCharacter } from "../../character-chat.ts";
import { homeMenu } from "./home-menu.tsx";

function CharacterPill({ character, by }: Pick<AiChat, "character" | "by">) {
  const { name, avatar, talks, author, userId } = character;
  const chatId = chatIdOfCharacter(character);
  const isReplying = useIsReplying(chatId);
  const facts = [
    talks > 0 && t("aiChats.count", { n: shortCount(talks) }),
    author.nickName && `@${author.nickName}`,
  ];
  return (
    <button
      type="button"
      onClick={() => push("/pages/common/user-info", { id: userId })}
      className="glass press flex min-w-0 items-center gap-2 rounded-full p-1 pr-3.5 text-left"
    >
      <Avatar name={name} src={avatar} size="smaller" />
      <span className="min-w-0">
        <span className="flex items-center gap-1">
          <h1 className="truncate text-m leading-snug font-semibold">{name}</h1>
          <Tag tone="glass">{t("common.ai")}</Tag>
        </span>
        <span className="block truncate text-xs leading-snug text-on-art-dim">
          {isReplying ? (
            t("chat.typing")
          ) : (
            <BuiltInMark chatId={chatId} expected={by} rest={joinIsolated(facts)} />
          )}
        </span>
      </span>
    </button>
  );
}

function FriendButton({ character }: { character: Character }) {
  const { userId } = character;
  const known = useStore(friendsStore, ({ friends }) => friends.find(({ id }) => id === userId));
  const [busy, setBusy] = useState(false);
  const friend = known === undefined ? character.friend : !known.deleted;
  if (friend)
    return (
      <span className="shrink-0 text-xs whitespace-nowrap text-on-art-dim max-[359px]:hidden">
        {t("aiChats.isFriend")}
      </span>
    );
  const add = async () => {
    setBusy(true);
    const outcome = await addFriend(userId, "");
    setBusy(false);
    if (!outcome.ok) return toastFailure(outcome.failure);
    if (outcome.value.status === "added") setFriend(userId, true);
    toast(outcome.value.status === "added" ? t("aiChats.added") : t("aiChats.asked"));
  };
  return (
    <button
      type="button"
      disabled={busy}
      aria-label={t("aiChats.addFriend")}
      onClick={() => void add()}
      className="hit press flex h-5 shrink-0 items-center gap-0.5 rounded-full bg-bright px-1.5 text-2xs font-bold whitespace-nowrap text-on-bright disabled:opacity-60"
    >
      <Plus aria-hidden="true" className="size-3 stroke-[3]" />
      {t("aiChats.friend")}
    </button>
  );
}

/** Header over the picture: name, friendship, call, and the menu (design, chat-homepage). */
export function HomeHeader({ aiChat, onNext }: { aiChat: AiChat; onNext: (() => void) | null }) {
  const { character } = aiChat;
  return (
    <header className="z-10 flex min-h-14 shrink-0 items-center gap-2 pt-[var(--safe-top)] pr-2.5 pl-4">
      <CharacterPill character={character} by={aiChat.by} />
      <FriendButton character={character} />
      <span className="flex-1" />
      <IconButton
        look="glass"
        className="-mr-1"
        label={t("common.voiceCall")}
        icon={<Phone aria-hidden="true" />}
        onClick={() => push("/pages/chat/ai-call", { id: character.userId })}
      />
      <Menu
        look="glass"
        label={t("common.more")}
        icon={<Ellipsis aria-hidden="true" />}
        items={homeMenu(aiChat, onNext)}
      />
    </header>
  );
}
