import { useMemo, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { IndexBar } from "../../../ui/index-bar.tsx";
import { ListHeading } from "../../../ui/list-row.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { useScrollRestoration } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { presenceStore } from "../../users/index.ts";
import { type FriendSection, sectionsOf } from "../friend-list.ts";
import { friendsStore, loadFriends } from "../friends.store.ts";
import { loadRequests } from "../requests.store.ts";
import { ContactCards } from "./contact-cards.tsx";
import { FriendRow } from "./friend-row.tsx";

const refresh = () => Promise.all([loadFriends(), loadRequests()]);

function Section({ section }: { section: FriendSection }) {
  const { mark, live, friends } = section;
  return (
    <section data-mark={mark} className="pr-3">
      <ListHeading live={live}>{live ? t("friends.onlineCount", { n: friends.length }) : mark}</ListHeading>
      {friends.map((friend) => (
        <FriendRow key={friend.id} friend={friend} />
      ))}
    </section>
  );
}

/** Marks of the sections, and the one at the top of the scroller now. */
function useIndex(sections: readonly FriendSection[]) {
  const box = useScrollRestoration();
  const [current, setCurrent] = useState<string>();
  const parts = () => [...(box.current?.querySelectorAll<HTMLElement>("[data-mark]") ?? [])];
  const follow = () => {
    const top = (box.current?.scrollTop ?? 0) + 8;
    setCurrent(parts().findLast(({ offsetTop }) => offsetTop <= top)?.dataset.mark);
  };
  const choose = (mark: string) => {
    parts()
      .find(({ dataset }) => dataset.mark === mark)
      ?.scrollIntoView();
    setCurrent(mark);
  };
  return {
    box,
    marks: sections.map(({ mark }) => mark),
    current: current ?? sections[0]?.mark,
    follow,
    choose,
  };
}

/** The contacts: buttons, people online, then by letter, with the index at the edge (`FRIEND-1`). */
export function FriendSections() {
  const { friends, state } = useStore(friendsStore);
  const online = useStore(presenceStore, (presence) => presence.online);
  const sections = useMemo(() => sectionsOf(friends, (id) => online[id] !== undefined), [friends, online]);
  const { box, marks, current, follow, choose } = useIndex(sections);
  const people = sections.reduce((sum, section) => sum + section.friends.length, 0);
  return (
    <div className="relative h-full">
      <div ref={box} onScroll={follow} className="scroller relative h-full">
        <PullRefresh onRefresh={refresh}>
          <ContactCards />
          <Loaded
            state={state}
            has={people > 0}
            skeleton={<SkeletonRows compact />}
            empty={
              <EmptyState
                title={t("friends.none")}
                note={t("friends.noneNote")}
                action={<Button onClick={() => push("/pages/friend/friend-add")}>{t("friends.add")}</Button>}
              />
            }
            onRetry={refresh}
          >
            {sections.map((section) => (
              <Section key={section.mark} section={section} />
            ))}
            <p className="py-5 text-center text-s text-text-3">{t("friends.count", { n: people })}</p>
          </Loaded>
        </PullRefresh>
      </div>
      {marks.length > 1 && <IndexBar marks={marks} current={current} onChoose={choose} />}
    </div>
  );
}
