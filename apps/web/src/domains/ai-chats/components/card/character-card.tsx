import type { Character } from "@4d/contract";
import { BellOff, BookHeart, Ellipsis, MessageCircle, Phone, Tags, UserPlus } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { characterLink } from "../../../../platform/app-link.ts";
import { toastFailure } from "../../../../platform/dialogs.ts";
import { enterChat } from "../../../../platform/enter-chat.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { shortCount } from "../../../../platform/i18n/numbers.ts";
import { push, switchTab } from "../../../../platform/navigation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Cell, CellGroup } from "../../../../ui/cell.tsx";
import { FootBar } from "../../../../ui/foot-bar.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { NavBar } from "../../../../ui/nav-bar.tsx";
import { Page } from "../../../../ui/page.tsx";
import { SwitchCell } from "../../../../ui/switch-cell.tsx";
import { Tag } from "../../../../ui/tag.tsx";
import { TagLink } from "../../../../ui/tag-link.tsx";
import { characterText, exportPublicCard } from "../../../characters/index.ts";
import { addFriend, type CharacterCardProps, showPersonActions } from "../../../friends/index.ts";
import { messagesStore, muteChat, useChatIdentity } from "../../../messages/index.ts";
import { usersStore } from "../../../users/index.ts";
import { aiChatsStore, findCharacter, setFriend, switchTo } from "../../ai-chats.store.ts";
import { CHARACTER_HOME_PATH } from "../../character-chat.ts";
import { CharacterArt } from "../home/character-art.tsx";

function CardHeader({ character, name }: { character: Character | null | undefined; name: string }) {
  const author = character?.author.nickName;
  const myName = useStore(usersStore, ({ self }) => self?.nickName ?? "");
  return (
    <div className="pt-[38dvh]">
      <h1 className="flex items-center gap-2 text-2xl leading-tight font-bold">
        <span className="wrap-anywhere">{name}</span>
        <Tag tone="glass">{t("common.ai")}</Tag>
      </h1>
      {character && (
        <p className="mt-1 text-s text-on-art-dim">
          {t("aiChats.count", { n: shortCount(character.talks) })}
          {author && ` · @${author}`}
        </p>
      )}
      {character?.tagline && <p className="mt-3 text-m text-balance">{character.tagline}</p>}
      {character && character.tags.length > 0 && (
        <ul aria-label={t("aiChats.tags")} className="mt-3 flex flex-wrap gap-2">
          {character.tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <TagLink tag={tag} look="glass" onPress={() => push("/pages/chat/characters", { tag })} />
            </li>
          ))}
        </ul>
      )}
      {character?.intro && (
        <p className="glass mt-4 rounded-m px-3.5 py-3 text-s leading-normal wrap-anywhere whitespace-pre-wrap">
          {characterText(character.intro, character, myName)}
        </p>
      )}
    </div>
  );
}

/** Exports the character as a card; allowed to everybody for public ones. */
const exportAction = (character: Character | null | undefined) =>
  character?.visibility === "public"
    ? { label: t("making.export"), run: () => exportPublicCard(character.id) }
    : undefined;

function CardCells({ person, relation, onChanged }: CharacterCardProps) {
  const { id } = person;
  const chatId = `p:${id}` as const;
  const { muted } = useChatIdentity(chatId);
  const hasChat = useStore(messagesStore, ({ sync }) => sync?.chats.has(chatId) === true);
  const mute = async (on: boolean) => {
    const failure = await muteChat(chatId, on);
    toastFailure(failure);
    await onChanged();
  };
  return (
    <div className="pt-5 pb-4">
      <CellGroup>
        <Cell
          icon={<BookHeart />}
          title={t("aiChats.memory")}
          onPress={() => push("/pages/chat/memories", { id })}
        />
        <Cell icon={<MessageCircle />} title={t("aiChats.openChat")} onPress={() => enterChat(chatId)} />
        {relation.isFriend && (
          <Cell
            icon={<Tags />}
            title={t("friends.remarkLabels")}
            value={relation.remark}
            onPress={() => push("/pages/friend/friend-remark", { id })}
          />
        )}
        {(relation.isFriend || hasChat) && (
          <SwitchCell
            icon={<BellOff />}
            title={t("friends.mute")}
            note={t("friends.muteNote")}
            checked={muted}
            onChange={mute}
          />
        )}
      </CellGroup>
    </div>
  );
}

function CardFooter({
  person,
  relation,
  onChanged,
  character,
}: CharacterCardProps & { character: Character | null }) {
  const [busy, setBusy] = useState(false);
  if (character === null)
    return <p className="py-3 text-center text-s text-on-art-dim">{t("aiChats.nobody")}</p>;
  const startChat = () => {
    void switchTo(character).then(toastFailure);
    switchTab(CHARACTER_HOME_PATH);
  };
  const add = async () => {
    setBusy(true);
    const outcome = await addFriend(person.id, "");
    if (outcome.ok) setFriend(person.id, outcome.value.status === "added");
    else toastFailure(outcome.failure);
    await onChanged();
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        look="bright"
        className="flex-1 px-3 whitespace-nowrap"
        icon={<MessageCircle aria-hidden="true" className="size-5" />}
        onClick={startChat}
      >
        {t("aiChats.begin")}
      </Button>
      {relation.isFriend || !relation.canAdd ? (
        <IconButton
          look="glass"
          label={t("common.voiceCall")}
          icon={<Phone aria-hidden="true" />}
          onClick={() => push("/pages/chat/ai-call", { id: person.id })}
        />
      ) : (
        <Button
          look="glass"
          busy={busy}
          icon={<UserPlus aria-hidden="true" className="size-5" />}
          onClick={() => void add()}
          className="shrink-0 px-4"
        >
          {t("aiChats.friend")}
        </Button>
      )}
    </div>
  );
}

/** A character's page: its picture, who it is, and the way to chat with it (`CHAR-2`, `FRIEND-4`). */
export function CharacterCard(props: CharacterCardProps) {
  const { person, relation, onChanged } = props;
  const character = useStore(aiChatsStore, ({ byUser }) => byUser[person.id]);
  useEffect(() => void findCharacter(person.id, { fresh: true }), [person.id]);
  const shown = character ?? { id: person.id, background: "", avatar: person.headImage };
  const name = relation.remark || person.nickName;
  return (
    <div data-art className="h-full text-on-art">
      <Page
        padded
        art={<CharacterArt character={shown} className="-z-10" />}
        nav={
          <NavBar
            overArt
            actions={
              <IconButton
                look="glass"
                label={t("common.more")}
                icon={<Ellipsis aria-hidden="true" />}
                onClick={() => {
                  const address = characterLink({ userId: person.id, link: character?.link });
                  void showPersonActions(person, relation, exportAction(character), address).then(onChanged);
                }}
              />
            }
          />
        }
        foot={
          character !== undefined && (
            <FootBar>
              <CardFooter {...props} character={character} />
            </FootBar>
          )
        }
      >
        <CardHeader character={character} name={name} />
        <CardCells {...props} />
      </Page>
    </div>
  );
}
