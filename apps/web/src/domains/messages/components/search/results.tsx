import { type ChatId, UserType } from "@4d/contract";
import { useStore } from "zustand/react";
import { enterChat } from "../../../../platform/enter-chat.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { FailedState } from "../../../../ui/failed-state.tsx";
import { ListHeading, ListRow } from "../../../../ui/list-row.tsx";
import { MoreSentinel } from "../../../../ui/more-sentinel.tsx";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
import { Tag } from "../../../../ui/tag.tsx";
import { friendName, friendsStore, PersonRow, searchFriends } from "../../../friends/index.ts";
import type { ChatRow } from "../../chat-rows.ts";
import { searchFor, searchMore, searchStore } from "../../search.store.ts";
import { useDirectory } from "../../use-directory.ts";
import { HitRow } from "./hit-row.tsx";
import { MarkedText } from "./marked-text.tsx";
import { rememberSearch } from "./recent-words.ts";

const PEOPLE_MAX = 5;

/** Friends by name, remark, account or pinyin. */
function usePeople(words: string) {
  const friends = useStore(friendsStore, (state) => state.friends);
  return searchFriends(friends, words).slice(0, PEOPLE_MAX);
}

function People({ words }: { words: string }) {
  const people = usePeople(words);
  if (people.length === 0) return null;
  return (
    <>
      <ListHeading>{t("messages.contacts")}</ListHeading>
      {people.map((friend) => (
        <PersonRow
          key={friend.id}
          id={friend.id}
          name={friendName(friend)}
          aside={friend.remark === "" ? "" : friend.nickName}
          src={friend.headImageThumb}
          ai={friend.type === UserType.CHARACTER}
          onPress={() => {
            rememberSearch(words);
            enterChat(`p:${friend.id}`);
          }}
        />
      ))}
    </>
  );
}

function Chats({ chats, words }: { chats: readonly ChatRow[]; words: string }) {
  if (chats.length === 0) return null;
  return (
    <>
      <ListHeading>{t("messages.chats")}</ListHeading>
      {chats.map(({ chatId, kind, name, headImage, ai }) => (
        <ListRow
          key={chatId}
          compact
          lead={<Avatar name={name} src={headImage} size="contact" square={kind === "group"} />}
          title={<MarkedText text={name} words={words} />}
          mark={ai && <Tag>{t("common.ai")}</Tag>}
          onPress={() => {
            rememberSearch(words);
            enterChat(chatId);
          }}
        />
      ))}
    </>
  );
}

/** Says how far the search has looked, and that there is more. */
function Further() {
  return (
    <div className="flex animate-fade-in flex-col items-center gap-3 px-8 py-6 text-center">
      <p className="text-s text-balance text-text-2">{t("messages.searchRested")}</p>
      <Button look="ghost" size="small" onClick={() => void searchMore()}>
        {t("messages.searchFurther")}
      </Button>
    </div>
  );
}

interface ResultsProps {
  words: string;
  chatId: ChatId | undefined;
  /** Words alone also find chats and people; with a kind or a date, only messages. */
  everything: boolean;
}

/** Search results: chats, people, messages (`MSG-15`). */
export function Results({ words, chatId, everything }: ResultsProps) {
  useDirectory();
  const { chats, hits, state, nextCursor, resting, filter } = useStore(searchStore);
  const people = usePeople(words);
  const named = everything && chatId === undefined && words.trim() !== "";
  const none = hits.length === 0 && (!named || (chats.length === 0 && people.length === 0));
  return (
    <div className="pb-6">
      {named && <Chats chats={chats} words={words} />}
      {named && <People words={words} />}
      {hits.length > 0 && <ListHeading>{t("messages.records")}</ListHeading>}
      {hits.map((message) => (
        <HitRow
          key={`${message.chatId}/${message.id}`}
          message={message}
          words={words}
          inChat={chatId !== undefined}
        />
      ))}
      {state === "loading" && hits.length === 0 && <SkeletonRows compact count={5} />}
      {state === "loading" && hits.length > 0 && nextCursor !== null && (
        <p role="status" className="px-8 py-4 text-center text-s text-text-2">
          {t("messages.searchOlder")}
        </p>
      )}
      {state === "failed" && <FailedState onRetry={() => void searchFor(filter)} />}
      {state === "ready" && none && !resting && (
        <EmptyState
          title={
            words.trim() === ""
              ? t("messages.searchNoneKind")
              : t("messages.searchNone", { words: words.trim() })
          }
        />
      )}
      {state === "ready" && resting && <Further />}
      {nextCursor !== null && state === "ready" && !resting && (
        <MoreSentinel key={nextCursor} onNear={() => void searchMore()} />
      )}
    </div>
  );
}
