import type { ChatId } from "@4d/contract";
import { foldQuery, includesFolded } from "@4d/contract/folding";
import { useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListHeading } from "../../../ui/list-row.tsx";
import { PickRow } from "../../../ui/pick-row.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { wheelSideways } from "../../../ui/wheel-sideways.ts";
import { currentFriends, friendName, friendsStore } from "../../friends/index.ts";
import { groupsStore, isLive } from "../../groups/index.ts";
import { chatListStore } from "../chat-list.store.ts";
import { useDirectory } from "../use-directory.ts";

interface Target {
  chatId: ChatId;
  name: string;
  picture: string;
}
interface ForwardListProps {
  chosen: ReadonlyMap<ChatId, Target>;
  full: boolean;
  onToggle: (target: Target) => void;
}

/** Every possible target: recent chats first, then friends, then groups; each once. */
function useTargets(words: string): { title: string; targets: Target[] }[] {
  useDirectory();
  const friends = currentFriends(useStore(friendsStore, (state) => state.friends));
  const groups = useStore(groupsStore, (state) => state.groups).filter(isLive);
  const rows = useStore(chatListStore, (state) => state.rows);
  const open = new Set<string>([...friends.map(({ id }) => `p:${id}`), ...groups.map(({ id }) => `g:${id}`)]);
  const recent = rows
    .filter(({ chatId }) => open.has(chatId))
    .map(({ chatId, name, headImage }): Target => ({ chatId, name, picture: headImage }));
  const taken = new Set(recent.map(({ chatId }) => chatId));
  const people = friends.map(
    (friend): Target => ({
      chatId: `p:${friend.id}`,
      name: friendName(friend),
      picture: friend.headImageThumb,
    }),
  );
  const rooms = groups.map(
    ({ id, showGroupName, headImageThumb }): Target => ({
      chatId: `g:${id}`,
      name: showGroupName,
      picture: headImageThumb,
    }),
  );
  const wanted = foldQuery(words);
  const fit = (targets: Target[]) => targets.filter(({ name }) => includesFolded(wanted, name));
  const rest = (targets: Target[]) => fit(targets).filter(({ chatId }) => !taken.has(chatId));
  return [
    { title: t("messages.recentChats"), targets: fit(recent) },
    { title: t("messages.friends"), targets: rest(people) },
    { title: t("messages.groups"), targets: rest(rooms) },
  ].filter(({ targets }) => targets.length > 0);
}

function Face({ target: { chatId, name, picture } }: { target: Target }) {
  return <Avatar name={name} src={picture} size="contact" square={chatId.startsWith("g:")} />;
}

/** Chooses where to forward to (`MSG-7`). Brings its own scroller. */
export function ForwardList({ chosen, full, onToggle }: ForwardListProps) {
  const [words, setWords] = useState("");
  const sections = useTargets(words);
  return (
    <div className="flex h-full flex-col">
      <SearchField label={t("common.search")} value={words} onChange={setWords} />
      {chosen.size > 0 && (
        <ul onWheel={wheelSideways} className="row-x fade-x shrink-0 gap-3 px-4 pb-3">
          {[...chosen.values()].map((target) => (
            <li key={target.chatId}>
              <button
                type="button"
                aria-label={target.name}
                onClick={() => onToggle(target)}
                className="press rounded-full"
              >
                <Face target={target} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="scroller min-h-0 flex-1 pb-4">
        {sections.length === 0 && <EmptyState title={t("messages.searchNone", { words: words.trim() })} />}
        {sections.map(({ title, targets }) => (
          <section key={title}>
            <ListHeading>{title}</ListHeading>
            {targets.map((target) => (
              <PickRow
                key={target.chatId}
                lead={<Face target={target} />}
                title={target.name}
                checked={chosen.has(target.chatId)}
                disabled={full && !chosen.has(target.chatId)}
                onToggle={() => onToggle(target)}
              />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

export type ForwardTarget = Target;
