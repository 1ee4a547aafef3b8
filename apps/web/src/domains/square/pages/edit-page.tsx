import { POST_TEXT_MAX, POST_TITLE_MAX, type Post } from "@4d/contract";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { back } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Button } from "../../../ui/button.tsx";
import { CellGroup } from "../../../ui/cell.tsx";
import { FootBar } from "../../../ui/foot-bar.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { TopicCell } from "../components/compose/topic-cell.tsx";
import { VisibilityChoice } from "../components/compose/visibility-choice.tsx";
import { PostUnavailable } from "../components/post/post-unavailable.tsx";
import { loadPost, postsStore, updatePost } from "../posts.store.ts";
import { loadSquare } from "../square.store.ts";

function PostEditForm({ post: { id, status, ...post } }: { post: Post }) {
  const [title, setTitle] = useState(post.title);
  const [text, setText] = useState(post.text);
  const [topicId, setTopicId] = useState(post.topic?.id ?? null);
  const [visibility, setVisibility] = useState(post.visibility);
  const [refused, setRefused] = useState("");
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const outcome = await updatePost(id, { title, text, topicId, visibility });
    setBusy(false);
    if (!outcome.ok) return setRefused(outcome.failure.message);
    const isInReview = status === "published" && outcome.value.status === "review";
    toast(isInReview ? t("square.toldReview") : t("square.changed"));
    back();
  };
  return (
    <Page
      nav={<NavBar title={t("square.edit")} />}
      foot={
        <FootBar>
          <Button block size="large" busy={busy} onClick={() => void save()}>
            {t("common.save")}
          </Button>
        </FootBar>
      }
      padded
    >
      <div className="flex flex-col gap-3 pt-1 pb-6">
        <TextField
          aria-label={t("square.postTitle")}
          placeholder={t("square.postTitle")}
          value={title}
          maxLength={POST_TITLE_MAX}
          onChange={setTitle}
        />
        <TextArea
          aria-label={t("square.postText")}
          placeholder={t("square.postTextHint")}
          value={text}
          max={POST_TEXT_MAX}
          tall
          onChange={setText}
        />
        <FormError text={refused} />
        <CellGroup>
          <TopicCell topicId={topicId} onChange={setTopicId} />
        </CellGroup>
        <VisibilityChoice value={visibility} onChange={setVisibility} />
      </div>
    </Page>
  );
}

/** Edits the text, topic or visibility of a post of mine; its creation and media stay (`FEED-2`): `id=`. */
export function EditPage() {
  const id = Number(usePage().query.id);
  const post = useStore(postsStore, ({ posts }) => posts[id]);
  const failure = useStore(postsStore, ({ failures }) => failures[id]);
  useEffect(() => {
    if (postsStore.getState().posts[id] === undefined) void loadPost(id);
    void loadSquare();
  }, [id]);
  if (post !== undefined) return <PostEditForm post={post} />;
  if (failure !== undefined) return <PostUnavailable failure={failure} onRetry={() => void loadPost(id)} />;
  return (
    <Page nav={<NavBar title={t("square.edit")} />}>
      <SkeletonRows count={4} />
    </Page>
  );
}
