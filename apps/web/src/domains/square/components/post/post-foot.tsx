import { type Comment, type PostCard, TEXTAREA_MAX } from "@4d/contract";
import { Bookmark, Heart, type LucideIcon, Send, Share2, X } from "lucide-react";
import { type Ref, type SubmitEvent, useState } from "react";
import { toastFailure } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { shortCount } from "../../../../platform/i18n/numbers.ts";
import { tick } from "../../../../platform/media/haptics.ts";
import { push } from "../../../../platform/navigation.ts";
import { cx } from "../../../../ui/cx.ts";
import { GrowingTextArea } from "../../../../ui/growing-text-area.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { writeComment } from "../../comments.store.ts";
import { likePost, savePost } from "../../posts.store.ts";

interface PostActionProps {
  icon: LucideIcon;
  label: string;
  count: number;
  on?: boolean;
  tone?: string;
  onPress: () => void;
}

function PostAction({ icon: Icon, label, count, on, tone = "text-rose", onPress }: PostActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={on}
      onClick={onPress}
      className={cx("press flex min-h-11 min-w-11 flex-col items-center justify-center", on === true && tone)}
    >
      <Icon
        aria-hidden="true"
        className={cx("size-5.5 stroke-[1.8]", on === true && tone !== "" && "fill-current")}
      />
      <span className="num text-2xs">{shortCount(count)}</span>
    </button>
  );
}

function PostActions({ card: { id, liked, saved, figures } }: { card: PostCard }) {
  const like = () => {
    if (!liked) tick();
    void likePost(id, !liked);
  };
  return (
    <div className="flex shrink-0">
      <PostAction
        icon={Heart}
        label={t("square.likeCount", { n: figures.likes })}
        count={figures.likes}
        on={liked}
        onPress={like}
      />
      <PostAction
        icon={Bookmark}
        label={t("square.saveCount", { n: figures.saves })}
        count={figures.saves}
        on={saved}
        tone="text-amber"
        onPress={() => void savePost(id, !saved)}
      />
      <PostAction
        icon={Share2}
        label={t("square.shareCount", { n: figures.shares })}
        count={figures.shares}
        onPress={() => push("/pages/square/post-share", { id })}
      />
    </div>
  );
}

interface PostFootProps {
  card: PostCard;
  /** The comment being replied to. */
  replyTo: Comment | null;
  field: Ref<HTMLTextAreaElement>;
  onDone: () => void;
}

/** Comment field and actions at the bottom of a post's page. */
export function PostFoot({ card, replyTo: answered, field, onDone }: PostFootProps) {
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === "" || busy) return;
    setBusy(true);
    // Cleared before the comment appears in the list, so that the text is never in both places.
    setText("");
    const failure = await writeComment(card.id, words, answered);
    setBusy(false);
    if (failure === null) return onDone();
    setText((since) => since || words);
    toastFailure(failure);
  };
  const label =
    answered === null ? t("square.sayIt") : t("square.answer", { name: answered.author.nickName });
  return (
    <div className="hairline-t shrink-0 bg-ink-1 px-4 pt-2 pb-[max(8px,var(--safe-bottom))]">
      {answered !== null && (
        <p className="flex items-center gap-2 text-xs text-text-3">
          <span className="min-w-0 flex-1 truncate">
            {label} · {answered.text}
          </span>
          <IconButton label={t("square.answerNot")} icon={<X aria-hidden="true" />} onClick={onDone} />
        </p>
      )}
      <form noValidate onSubmit={submit} className="flex items-end gap-2">
        <GrowingTextArea
          box="flex-1"
          ref={field}
          aria-label={label}
          placeholder={label}
          value={text}
          maxLength={TEXTAREA_MAX}
          onChange={({ target }) => setText(target.value)}
          className="max-h-28 min-h-11 rounded-l bg-ink-3 px-4 py-2.5 text-field leading-normal outline-2 outline-transparent focus:outline-capsule"
        />
        {text.trim() === "" ? (
          <PostActions card={card} />
        ) : (
          <IconButton
            type="submit"
            look="primary"
            label={t("common.send")}
            disabled={busy}
            icon={<Send aria-hidden="true" />}
          />
        )}
      </form>
    </div>
  );
}
