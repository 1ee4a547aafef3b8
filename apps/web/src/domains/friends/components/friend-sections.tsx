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

/** A section counts as the current one when its top is this near to the top of the scroller, px. */
const NEAR_TOP = 8;

/** The marks for the index at the edge, the mark of the section at the top of the scroller, and scrolling to one. */
function useSectionIndex(sections: readonly FriendSection[]) {
  const scroller = useScrollRestoration();
  const [current, setCurrent] = useState<string>();
  const sectionElements = () => [...(scroller.current?.querySelectorAll<HTMLElement>("[data-mark]") ?? [])];
  const updateCurrent = () => {
    const top = (scroller.current?.scrollTop ?? 0) + NEAR_TOP;
    setCurrent(sectionElements().findLast(({ offsetTop }) => offsetTop <= top)?.dataset.mark);
  };
  const choose = (mark: string) => {
    sectionElements()
      .find(({ dataset }) => dataset.mark === mark)
      ?.scrollIntoView();
    setCurrent(mark);
  };
  return {
    scroller,
    marks: sections.map(({ mark }) => mark),
    current: current ?? sections[0]?.mark,
    updateCurrent,
    choose,
  };
}

/** The contacts (`FRIEND-1`): links to requests, groups and more, people online, then the others by initial. */
export function FriendSections() {
  const { friends, state } = useStore(friendsStore);
  const online = useStore(presenceStore, (presence) => presence.online);
  const sections = useMemo(() => sectionsOf(friends, (id) => online[id] !== undefined), [friends, online]);
  const { scroller, marks, current, updateCurrent, choose } = useSectionIndex(sections);
  const people = sections.reduce((sum, section) => sum + section.friends.length, 0);
  return (
    <div className="relative h-full">
      <div ref={scroller} onScroll={updateCurrent} className="scroller relative h-full">
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
