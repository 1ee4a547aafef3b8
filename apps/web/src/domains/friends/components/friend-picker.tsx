import type { Friend } from "@4d/contract";
import { useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListHeading } from "../../../ui/list-row.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { PickRow } from "../../../ui/pick-row.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { wheelSideways } from "../../../ui/wheel-sideways.ts";
import { presenceStore } from "../../users/index.ts";
import { sectionsOf } from "../friend-list.ts";
import { friendName } from "../friend-name.ts";
import { friendsStore, loadFriends } from "../friends.store.ts";
import { useFriendSearch } from "./use-friend-search.ts";

interface FriendPickerProps {
  chosen: ReadonlySet<number>;
  /** People who cannot be chosen, and why. */
  barred?: ReadonlyMap<number, string>;
  onToggle: (id: number) => void;
}

function FriendRow({ friend, chosen, barred, onToggle }: FriendPickerProps & { friend: Friend }) {
  const why = barred?.get(friend.id);
  const on = chosen.has(friend.id) || why !== undefined;
  const name = friendName(friend);
  return (
    <PickRow
      lead={<Avatar name={name} src={friend.headImageThumb} size="contact" />}
      title={name}
      note={why}
      checked={on}
      disabled={why !== undefined}
      onToggle={() => onToggle(friend.id)}
    />
  );
}

function Chosen({ chosen, onToggle }: Pick<FriendPickerProps, "chosen" | "onToggle">) {
  const friends = useStore(friendsStore, (state) => state.friends);
  const people = friends.filter(({ id }) => chosen.has(id));
  if (people.length === 0) return null;
  return (
    <ul onWheel={wheelSideways} className="row-x fade-x shrink-0 gap-3 px-4 pb-3">
      {people.map((friend) => (
        <li key={friend.id}>
          <button
            type="button"
            aria-label={t("friends.unchoose", { name: friendName(friend) })}
            onClick={() => onToggle(friend.id)}
            className="press rounded-full"
          >
            <Avatar name={friendName(friend)} src={friend.headImageThumb} size="contact" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Chooses friends: searchable, by letter, the chosen ones on top. It has its own scroller. */
export function FriendPicker(props: FriendPickerProps) {
  const [words, setWords] = useState("");
  const { friends, state } = useStore(friendsStore);
  const online = useStore(presenceStore, (presence) => presence.online);
  const found = useFriendSearch(words);
  const sections = sectionsOf(friends, (id) => online[id] !== undefined);
  const searching = words.trim() !== "";
  return (
    <div className="flex h-full flex-col">
      <SearchField label={t("friends.search")} value={words} onChange={setWords} />
      <Chosen chosen={props.chosen} onToggle={props.onToggle} />
      <div className="scroller min-h-0 flex-1 pb-4">
        <Loaded
          state={state}
          has={sections.length > 0}
          skeleton={<SkeletonRows compact />}
          empty={
            <EmptyState
              title={t("friends.none")}
              action={<Button onClick={() => push("/pages/friend/friend-add")}>{t("friends.add")}</Button>}
            />
          }
          onRetry={loadFriends}
        >
          {searching && found.length === 0 && (
            <EmptyState title={t("friends.noneFound", { words: words.trim() })} />
          )}
          {searching && found.map((friend) => <FriendRow key={friend.id} {...props} friend={friend} />)}
          {!searching &&
            sections.map(({ mark, live, friends: people }) => (
              <section key={mark}>
                <ListHeading live={live}>
                  {live ? t("friends.onlineCount", { n: people.length }) : mark}
                </ListHeading>
                {people.map((friend) => (
                  <FriendRow key={friend.id} {...props} friend={friend} />
                ))}
              </section>
            ))}
        </Loaded>
      </div>
    </div>
  );
}
