import type { Character } from "@4d/contract";
import { BellOff, BookHeart, Ellipsis, MessageCircle, Phone, Tags, UserPlus } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { characterLink } from "../../../../platform/app-link.ts";
import { toast } from "../../../../platform/dialogs.ts";
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
import { exportPublicCard } from "../../../characters/index.ts";
import { addFriend, type CharacterCardProps, offerActions } from "../../../friends/index.ts";
import { messagesStore, muteChat, useFace } from "../../../messages/index.ts";
import { usersStore } from "../../../users/index.ts";
import { HOME_PATH } from "../../chat-of.ts";
import { saidTo } from "../../opening-of.ts";
import { findCharacter, goTo, markFriend, talksStore } from "../../talks.store.ts";
import { CharacterArt } from "../home/character-art.tsx";

function Head({ character, name }: { character: Character | null | undefined; name: string }) {
  const author = character?.author.nickName;
  const mine = useStore(usersStore, ({ self }) => self?.nickName ?? "");
  return (
    <div className="pt-[38dvh]">
      <h1 className="flex items-center gap-2 text-2xl leading-tight font-bold">
        <span className="wrap-anywhere">{name}</span>
        <Tag tone="glass">{t("common.ai")}</Tag>
      </h1>
      {character && (
        <p className="mt-1 text-s text-on-art-dim">
          {t("talks.count", { n: shortCount(character.talks) })}
          {author && ` · @${author}`}
        </p>
      )}
      {character?.tagline && <p className="mt-3 text-m text-balance">{character.tagline}</p>}
      {character && character.tags.length > 0 && (
        <ul aria-label={t("talks.tags")} className="mt-3 flex flex-wrap gap-2">
          {character.tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <TagLink tag={tag} look="glass" onPress={() => push("/pages/chat/characters", { tag })} />
            </li>
          ))}
        </ul>
      )}
      {character?.intro && (
        <p className="glass mt-4 rounded-m px-3.5 py-3 text-s leading-normal wrap-anywhere whitespace-pre-wrap">
          {saidTo(character.intro, character, mine)}
        </p>
      )}
    </div>
  );
}

/** Taking it along as a card: what everybody may meet, everybody may take. */
const exportOf = (character: Character | null | undefined) =>
  character?.visibility === "public"
    ? { label: t("making.export"), act: () => exportPublicCard(character.id) }
    : undefined;

function Cells({ person, relation, onChanged }: CharacterCardProps) {
  const { id } = person;
  const chatId = `p:${id}` as const;
  const { muted } = useFace(chatId);
  const talked = useStore(messagesStore, ({ sync }) => sync?.chats.has(chatId) === true);
  const mute = async (on: boolean) => {
    const failure = await muteChat(chatId, on);
    if (failure !== null) toast(failure.message);
    await onChanged();
  };
  return (
    <div className="pt-5 pb-4">
      <CellGroup>
        <Cell
          icon={<BookHeart />}
          title={t("talks.memory")}
          onPress={() => push("/pages/chat/memories", { id })}
        />
        <Cell icon={<MessageCircle />} title={t("talks.openChat")} onPress={() => enterChat(chatId)} />
        {relation.isFriend && (
          <Cell
            icon={<Tags />}
            title={t("friends.remarkLabels")}
            value={relation.remark}
            onPress={() => push("/pages/friend/friend-remark", { id })}
          />
        )}
        {(relation.isFriend || talked) && (
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

function Foot({
  person,
  relation,
  onChanged,
  character,
}: CharacterCardProps & { character: Character | null }) {
  const [busy, setBusy] = useState(false);
  if (character === null)
    return <p className="py-3 text-center text-s text-on-art-dim">{t("talks.nobody")}</p>;
  const talk = () => {
    void goTo(character).then((failure) => failure !== null && toast(failure.message));
    switchTab(HOME_PATH);
  };
  const add = async () => {
    setBusy(true);
    const outcome = await addFriend(person.id, "");
    if (outcome.ok) markFriend(person.id, outcome.value.status === "added");
    else toast(outcome.failure.message);
    await onChanged();
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        look="bright"
        className="flex-1 px-3 whitespace-nowrap"
        icon={<MessageCircle aria-hidden="true" className="size-5" />}
        onClick={talk}
      >
        {t("talks.begin")}
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
          {t("talks.friend")}
        </Button>
      )}
    </div>
  );
}

/** The page of a character: its picture, who it is, and talking with it (`CHAR-2`, `FRIEND-4`). */
export function CharacterCard(props: CharacterCardProps) {
  const { person, relation, onChanged } = props;
  const character = useStore(talksStore, ({ byUser }) => byUser[person.id]);
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
                  void offerActions(person, relation, exportOf(character), address).then(onChanged);
                }}
              />
            }
          />
        }
        foot={
          character !== undefined && (
            <FootBar>
              <Foot {...props} character={character} />
            </FootBar>
          )
        }
      >
        <Head character={character} name={name} />
        <Cells {...props} />
      </Page>
    </div>
  );
}
