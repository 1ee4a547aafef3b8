import type { Post } from "@4d/contract";
import {
  BookOpen,
  ChevronRight,
  FlaskConical,
  GitFork,
  Image as Picture,
  Play,
  UserRound,
} from "lucide-react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { push } from "../../../../platform/navigation.ts";
import { Tag } from "../../../../ui/tag.tsx";
import { isOpenable, openCreation } from "../../playing.ts";
import { openPost, openTopic } from "../../square-paths.ts";

const icons = { character: UserRound, story: BookOpen, image: Picture, craft: FlaskConical } as const;

/** The creation a post shows, and how to try it. */
function CreationLine({ post }: { post: Post }) {
  const { creation } = post;
  if (creation === null) return null;
  const { kind, title, subtitle, playable } = creation;
  const Icon = icons[kind];
  const body = (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-m bg-capsule-wash text-capsule">
        <Icon aria-hidden="true" className="size-5.5 stroke-[1.8]" />
      </span>
      <span className="min-w-0 flex-1 text-left">
        <span className="block truncate text-m font-semibold">{title}</span>
        {subtitle !== "" && <span className="block truncate text-s text-text-2">{subtitle}</span>}
      </span>
    </>
  );
  const shape = "mt-3 flex w-full items-center gap-3 rounded-m bg-ink-2 p-3";
  if (!isOpenable(creation)) return <div className={shape}>{body}</div>;
  const Go = playable ? Play : ChevronRight;
  return (
    <button
      type="button"
      aria-label={playable ? t("square.play", { name: title }) : title}
      onClick={() => openCreation(post)}
      className={`press ${shape}`}
    >
      {body}
      <Go aria-hidden="true" className="size-5 shrink-0 text-text-3" />
    </button>
  );
}

/** Lines of a chat, names masked; says when messages are left out because their senders did not allow sharing. */
function ChatClip({ clip }: Pick<Post, "clip">) {
  if (clip.length === 0) return null;
  return (
    <section aria-label={t("square.clip")} className="mt-3 flex flex-col gap-2.5 rounded-m bg-ink-2 p-3.5">
      {clip.map(({ speaker, name, text }, at) => (
        // Lines of a clip never move.
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other identity
        <p key={at} className="text-m leading-snug wrap-anywhere">
          <span className="block text-xs text-text-3">{speaker === "me" ? t("square.clipMe") : name}</span>
          {text ?? <i className="text-text-3">{t("square.clipKept")}</i>}
        </p>
      ))}
    </section>
  );
}

/** The original of a remix, and the number of remixes. */
function LineageLine({ post: { id, remixOf, figures } }: { post: Post }) {
  if (remixOf === null && figures.remixes === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-s text-text-2">
      <GitFork aria-hidden="true" className="size-4 shrink-0" />
      {remixOf !== null && (
        <button
          type="button"
          onClick={() => openPost(remixOf.id)}
          className="hit press min-w-0 text-left wrap-anywhere underline-offset-2 hover:underline"
        >
          {t("square.remixedFrom", { name: remixOf.author, title: remixOf.title })}
        </button>
      )}
      <button
        type="button"
        onClick={() => push("/pages/square/lineage", { id })}
        className="hit press font-semibold text-capsule"
      >
        {t("square.lineage")}
      </button>
    </div>
  );
}

/** The content of a post: title, text, creation, origin, topic. */
export function PostBody({ post }: { post: Post }) {
  const { title, text, topic, aiLabel, promptWeek, visibility } = post;
  return (
    <div className="px-4 pt-2 pb-4">
      {title !== "" && <h2 className="text-l leading-snug font-bold wrap-anywhere">{title}</h2>}
      {text !== "" && <p className="pt-1 text-m leading-normal whitespace-pre-wrap wrap-anywhere">{text}</p>}
      <CreationLine post={post} />
      <ChatClip clip={post.clip} />
      <LineageLine post={post} />
      <div className="flex flex-wrap items-center gap-2 pt-3">
        {topic !== null && (
          <button
            type="button"
            onClick={() => openTopic(topic.id)}
            className="hit press rounded-full bg-capsule-wash px-3 py-1 text-s text-capsule"
          >
            # <bdi>{topic.name}</bdi>
          </button>
        )}
        {promptWeek > 0 && <Tag tone="plain">{t("square.answersPrompt")}</Tag>}
        {aiLabel !== "none" && <Tag tone="plain">{t(`square.aiLong.${aiLabel}`)}</Tag>}
        {visibility !== "public" && <Tag tone="plain">{t(`square.visible.${visibility}`)}</Tag>}
      </div>
    </div>
  );
}
