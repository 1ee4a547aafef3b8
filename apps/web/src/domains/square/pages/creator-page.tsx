import { type Creator, UserType } from "@4d/contract";
import { Bookmark, ContactRound } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { shortCount } from "../../../platform/i18n/numbers.ts";
import { push } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Chips } from "../../../ui/chips.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { HeaderArt } from "../../../ui/header-art.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { PostShelf } from "../components/lists/post-shelf.tsx";
import { FollowButton } from "../components/people/follow-button.tsx";
import { PlaySheet } from "../components/post/play-sheet.tsx";
import { creatorsStore, type FollowSide, loadCreator, type WorkKind, worksOf } from "../creators.store.ts";

const KINDS: readonly WorkKind[] = ["all", "note", "image", "story", "character", "craft", "clip"];

function CreatorFigures({ creator: { id, figures } }: { creator: Creator }) {
  const follows = (side: FollowSide) => (
    <button
      type="button"
      onClick={() => push("/pages/square/follows", { id, side })}
      className="press flex min-h-11 min-w-14 flex-col items-center justify-center"
    >
      <b className="num text-l leading-tight font-bold">{shortCount(figures[side])}</b>
      <span className="text-xs text-text-3">{t(`square.figure.${side}`)}</span>
    </button>
  );
  const counted = ["likes", "saves", "plays", "remixes"] as const;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {follows("followers")}
        {follows("following")}
        <span className="flex min-w-14 flex-col items-center justify-center">
          <b className="num text-l leading-tight font-bold">{shortCount(figures.works)}</b>
          <span className="text-xs text-text-3">{t("square.figure.works")}</span>
        </span>
      </div>
      <dl className="flex flex-wrap gap-x-4 gap-y-1 pt-2 text-s text-text-2">
        {counted.map((name) => (
          <div key={name} className="flex gap-1">
            <dt>{t(`square.figure.${name}`)}</dt>
            <dd className="num font-semibold text-text-1">{shortCount(figures[name])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function CreatorHeader({ creator }: { creator: Creator }) {
  const { id, nickName, headImage, headImageThumb, type, signature, followed, followsMe, isMe } = creator;
  return (
    <header className="px-4 pb-4">
      <div className="flex items-center gap-4 pb-3">
        <Avatar name={nickName} src={headImageThumb || headImage} size="hero" />
        <div className="min-w-0 flex-1">
          <h2 className="flex flex-wrap items-center gap-1.5 text-xl leading-snug font-bold wrap-anywhere">
            {nickName}
            {type === UserType.CHARACTER && <Tag>{t("common.ai")}</Tag>}
            {followsMe && <Tag tone="plain">{t("square.followsMe")}</Tag>}
          </h2>
          {signature !== "" && <p className="pt-0.5 text-s text-text-2 wrap-anywhere">{signature}</p>}
        </div>
      </div>
      <CreatorFigures creator={creator} />
      <div className="flex flex-wrap gap-2.5 pt-3">
        {isMe ? (
          <Button size="small" onClick={() => push("/pages/square/compose")}>
            {t("square.compose")}
          </Button>
        ) : (
          <>
            <FollowButton id={id} listedAsFollowed={followed} />
            <Button
              size="small"
              look="ghost"
              icon={<ContactRound aria-hidden="true" className="size-4" />}
              onClick={() => push("/pages/common/user-info", { id })}
            >
              {t("square.card")}
            </Button>
          </>
        )}
      </div>
    </header>
  );
}

/** A creator's page: works and figures (`FEED-3`): `id=`. */
export function CreatorPage() {
  const { query, active } = usePage();
  const id = Number(query.id);
  const creator = useStore(creatorsStore, ({ creators }) => creators[id]);
  const failure = useStore(creatorsStore, ({ failures }) => failures[id]);
  const [kind, setKind] = useState<WorkKind>("all");
  const list = worksOf(id, kind);
  useEffect(() => {
    if (active) void loadCreator(id);
  }, [id, active]);
  useEffect(() => {
    if (active && list.store.getState().state !== "ready") void list.load();
  }, [active, list]);
  if (creator === undefined)
    return (
      <Page nav={<NavBar />}>
        {failure === undefined ? (
          <SkeletonRows count={3} />
        ) : (
          <FailedState title={failure.message} onRetry={() => void loadCreator(id)} />
        )}
      </Page>
    );
  const kinds = KINDS.map((one) => ({
    id: one,
    label: one === "all" ? t("common.all") : t(`square.kind.${one}`),
  }));
  return (
    <Page nav={<NavBar actions={creator.isMe && <SavedPostsButton />} />} art={<HeaderArt seed={id} />}>
      <PullRefresh onRefresh={() => Promise.all([loadCreator(id), list.load()])}>
        <CreatorHeader creator={creator} />
        <Chips label={t("square.works")} choices={kinds} value={kind} onChange={setKind} />
        <PostShelf list={list} empty={<EmptyState title={t("square.noWorks")} />} />
      </PullRefresh>
      <PlaySheet />
    </Page>
  );
}

function SavedPostsButton() {
  return (
    <IconButton
      label={t("square.keptPosts")}
      icon={<Bookmark aria-hidden="true" />}
      onClick={() => push("/pages/square/kept")}
    />
  );
}
