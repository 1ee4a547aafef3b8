import type { Comment, Post } from "@4d/contract";
import { Ellipsis, Flag, FolderPlus, GitFork, Pencil, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { back, push } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Menu } from "../../../ui/menu.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { SkeletonBlock } from "../../../ui/skeleton.tsx";
import { loadComments } from "../comments.store.ts";
import { CommentList } from "../components/post/comment-list.tsx";
import { PlaySheet } from "../components/post/play-sheet.tsx";
import { PostAuthorLine } from "../components/post/post-author-line.tsx";
import { PostFoot } from "../components/post/post-foot.tsx";
import { PostGone } from "../components/post/post-gone.tsx";
import { PostMediaView } from "../components/post/post-media-view.tsx";
import { PostWords } from "../components/post/post-words.tsx";
import { StandingLine } from "../components/post/standing-line.tsx";
import { askToRemovePost, keepInCollection, remixPost, reportPost } from "../post-options.ts";
import { loadPost, postsStore } from "../posts.store.ts";

function Options({ post }: { post: Post }) {
  // What an administrator refused or hid can only be taken away.
  const open = post.status === "published" || post.status === "review";
  const edit = {
    id: "edit",
    label: t("common.edit"),
    icon: <Pencil aria-hidden="true" />,
    onPress: () => push("/pages/square/edit", { id: post.id }),
  };
  const remove = {
    id: "remove",
    label: t("common.delete"),
    icon: <Trash2 aria-hidden="true" />,
    danger: true,
    onPress: () => void askToRemovePost(post.id).then((gone) => gone && back()),
  };
  const report = {
    id: "report",
    label: t("square.report"),
    icon: <Flag aria-hidden="true" />,
    onPress: () => reportPost(post),
  };
  const items = [
    {
      id: "remix",
      label: t("square.remix"),
      icon: <GitFork aria-hidden="true" />,
      onPress: () => remixPost(post),
    },
    {
      id: "keep",
      label: t("square.keepInMenu"),
      icon: <FolderPlus aria-hidden="true" />,
      onPress: () => void keepInCollection(post.id),
    },
    ...(post.isMine && open ? [edit] : []),
    post.isMine ? remove : report,
  ];
  return <Menu label={t("common.more")} icon={<Ellipsis aria-hidden="true" />} items={items} />;
}

function Bones() {
  return (
    <Page nav={<NavBar title={t("square.post")} />}>
      <div role="status" aria-label={t("common.loading")} className="animate-late">
        <SkeletonBlock className="aspect-square" />
        <SkeletonBlock className="mx-4 mt-4 h-5 rounded-full" />
        <SkeletonBlock className="mx-4 mt-3 h-24 rounded-m" />
      </div>
    </Page>
  );
}

/** A post opened: pictures, words, what is said about it (`FEED-2`): `id=`. */
export function PostPage() {
  const { query, active } = usePage();
  const id = Number(query.id);
  const post = useStore(postsStore, ({ posts }) => posts[id]);
  const failure = useStore(postsStore, ({ failures }) => failures[id]);
  const [answered, setAnswered] = useState<Comment | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (active) void loadPost(id);
  }, [id, active]);
  if (post === undefined)
    return failure === undefined ? (
      <Bones />
    ) : (
      <PostGone failure={failure} onRetry={() => void loadPost(id)} />
    );
  const answer = (comment: Comment) => {
    setAnswered(comment);
    field.current?.focus();
  };
  return (
    <Page
      nav={<NavBar title={t("square.post")} actions={<Options post={post} />} />}
      foot={
        post.status === "published" && (
          <PostFoot card={post} answered={answered} field={field} onDone={() => setAnswered(null)} />
        )
      }
    >
      <PullRefresh onRefresh={() => Promise.all([loadPost(id), loadComments(id)])}>
        <PostMediaView post={post} />
        <StandingLine post={post} />
        <PostAuthorLine post={post} />
        <PostWords post={post} />
        {post.status === "published" && <CommentList post={post} onAnswer={answer} />}
      </PullRefresh>
      <PlaySheet />
    </Page>
  );
}
