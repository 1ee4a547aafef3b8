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
import { PostBody } from "../components/post/post-body.tsx";
import { PostFoot } from "../components/post/post-foot.tsx";
import { PostMediaView } from "../components/post/post-media-view.tsx";
import { PostStatusLine } from "../components/post/post-status-line.tsx";
import { PostUnavailable } from "../components/post/post-unavailable.tsx";
import { askToRemovePost, remixPost, reportPost, saveInCollection } from "../post-options.ts";
import { loadPost, postsStore } from "../posts.store.ts";

function PostOptions({ post }: { post: Post }) {
  // A post an administrator refused or hid can only be deleted.
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
    onPress: () => void askToRemovePost(post.id).then((removed) => removed && back()),
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
      onPress: () => void saveInCollection(post.id),
    },
    ...(post.isMine && open ? [edit] : []),
    post.isMine ? remove : report,
  ];
  return <Menu label={t("common.more")} icon={<Ellipsis aria-hidden="true" />} items={items} />;
}

function PostSkeleton() {
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

/** A post's page: media, text, comments (`FEED-2`): `id=`. */
export function PostPage() {
  const { query, active } = usePage();
  const id = Number(query.id);
  const post = useStore(postsStore, ({ posts }) => posts[id]);
  const failure = useStore(postsStore, ({ failures }) => failures[id]);
  const [replyTo, setReplyTo] = useState<Comment | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (active) void loadPost(id);
  }, [id, active]);
  if (post === undefined)
    return failure === undefined ? (
      <PostSkeleton />
    ) : (
      <PostUnavailable failure={failure} onRetry={() => void loadPost(id)} />
    );
  const startReply = (comment: Comment) => {
    setReplyTo(comment);
    field.current?.focus();
  };
  return (
    <Page
      nav={<NavBar title={t("square.post")} actions={<PostOptions post={post} />} />}
      foot={
        post.status === "published" && (
          <PostFoot card={post} replyTo={replyTo} field={field} onDone={() => setReplyTo(null)} />
        )
      }
    >
      <PullRefresh onRefresh={() => Promise.all([loadPost(id), loadComments(id)])}>
        <PostMediaView post={post} />
        <PostStatusLine post={post} />
        <PostAuthorLine post={post} />
        <PostBody post={post} />
        {post.status === "published" && <CommentList post={post} onReply={startReply} />}
      </PullRefresh>
      <PlaySheet />
    </Page>
  );
}
