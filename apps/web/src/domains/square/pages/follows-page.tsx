import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListRow } from "../../../ui/list-row.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { MoreSentinel } from "../../../ui/more-sentinel.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { FollowButton } from "../components/people/follow-button.tsx";
import { type FollowSide, followsOf } from "../creators.store.ts";
import { openCreator } from "../square-paths.ts";

/** Somebody's followers, or the people they follow: `id=`, `side=followers` or `following`. */
export function FollowsPage() {
  const { query, active } = usePage();
  const side: FollowSide = query.side === "following" ? "following" : "followers";
  const list = followsOf(Number(query.id), side);
  const { items, state, cursor } = useStore(list.store);
  useEffect(() => {
    if (active) void list.load();
  }, [active, list]);
  return (
    <Page nav={<NavBar title={t(`square.figure.${side}`)} />}>
      <PullRefresh onRefresh={list.load}>
        <Loaded
          state={state}
          has={items.length > 0}
          skeleton={<SkeletonRows />}
          empty={<EmptyState title={t(`square.noFollows.${side}`)} />}
          onRetry={list.load}
        >
          {items.map(({ id, nickName, headImageThumb, signature, followed }) => (
            <ListRow
              key={id}
              lead={<Avatar name={nickName} src={headImageThumb} size="row" />}
              title={nickName}
              note={signature}
              action={<FollowButton id={id} listedAsFollowed={followed} />}
              onPress={() => openCreator(id)}
            />
          ))}
          {cursor !== null && <MoreSentinel key={cursor} onNear={() => void list.more()} />}
        </Loaded>
      </PullRefresh>
    </Page>
  );
}
