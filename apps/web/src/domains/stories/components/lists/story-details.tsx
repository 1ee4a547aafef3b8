import type { Story } from "@4d/contract";
import { Ellipsis, Flag, LockKeyhole, PenLine, Share2 } from "lucide-react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { shortCount } from "../../../../platform/i18n/numbers.ts";
import { push } from "../../../../platform/navigation.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { Button } from "../../../../ui/button.tsx";
import { FootBar } from "../../../../ui/foot-bar.tsx";
import { Menu } from "../../../../ui/menu.tsx";
import { NavBar } from "../../../../ui/nav-bar.tsx";
import { Page } from "../../../../ui/page.tsx";
import { TagLink } from "../../../../ui/tag-link.tsx";
import { StoryArt } from "../read/story-art.tsx";

function StoryFigures({ story: { endings, readers, nodes, run } }: { story: Story }) {
  const figures = [
    { label: t("stories.readers"), value: shortCount(readers) },
    ...(endings > 0 ? [{ label: t("stories.endings"), value: `${run?.endingsFound ?? 0}/${endings}` }] : []),
    ...(nodes > 0 ? [{ label: t("stories.scenes"), value: String(nodes) }] : []),
  ];
  return (
    <dl className="mb-4 flex rounded-m bg-ink-2 py-3">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-1 flex-col-reverse text-center">
          <dt className="text-xs text-text-3">{label}</dt>
          <dd className="num text-l font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function StoryCast({ cast }: Pick<Story, "cast">) {
  if (cast.length === 0) return null;
  return (
    <section className="pb-4">
      <h2 className="pb-2 text-n font-semibold">{t("stories.cast")}</h2>
      <ul className="row-x -mx-4 gap-3 px-4">
        {cast.map(({ key, name, avatar }) => (
          <li key={key} className="flex w-16 shrink-0 flex-col items-center gap-1">
            <Avatar name={name} src={avatar} size="default" />
            <span className="w-full truncate text-center text-xs text-text-2">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function StoryChapters({ chapters }: Pick<Story, "chapters">) {
  if (chapters.length === 0) return null;
  return (
    <section className="pb-4">
      <h2 className="pb-2 text-n font-semibold">{t("stories.paidChapters")}</h2>
      <ul className="overflow-hidden rounded-m bg-ink-2">
        {chapters.map(({ key, title, price, bought }) => (
          <li key={key} className="flex min-h-13.5 items-center gap-3 px-4">
            <LockKeyhole aria-hidden="true" className="size-4.5 shrink-0 text-text-3" />
            <span className="min-w-0 flex-1 truncate text-m">{title || t("stories.paidChapter")}</span>
            <span className="num text-s text-text-2">
              {bought ? t("stories.owned") : t("stories.costs", { n: price })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function StoryMenu({ story: { id, title, isMine } }: { story: Story }) {
  const items = [
    {
      id: "share",
      label: t("stories.share"),
      icon: <Share2 aria-hidden="true" />,
      onPress: () => push("/pages/story/story-share", { id }),
    },
    ...(isMine
      ? [
          {
            id: "write",
            label: t("stories.goOnWriting"),
            icon: <PenLine aria-hidden="true" />,
            onPress: () => push("/pages/create/interactive-fiction", { id }),
          },
        ]
      : [
          {
            id: "report",
            label: t("stories.report"),
            icon: <Flag aria-hidden="true" />,
            onPress: () => push("/pages/common/report", { kind: "story", id, name: title }),
          },
        ]),
  ];
  return <Menu label={t("common.more")} icon={<Ellipsis aria-hidden="true" />} look="glass" items={items} />;
}

/** A story's details before it is opened. */
export function StoryDetails({ story }: { story: Story }) {
  const { id, title, tagline, intro, cover, tags, author, run } = story;
  const read = (restart: boolean) =>
    push("/pages/story/story-read", { id, title, anew: restart ? 1 : undefined });
  return (
    <Page
      art={
        <div aria-hidden="true" className="absolute inset-x-0 top-0 -z-10 h-96 overflow-hidden bg-art-ink">
          <StoryArt src={cover} name={title} bare={false} />
          <div className="absolute inset-0 bg-[linear-gradient(180deg,var(--art-veil-soft),transparent_30%,var(--ink-1))]" />
        </div>
      }
      nav={<NavBar overArt actions={<StoryMenu story={story} />} />}
      foot={
        <FootBar>
          <div className="flex gap-2.5">
            {run !== null && run.steps > 0 && (
              <Button look="ghost" className="shrink-0 whitespace-nowrap" onClick={() => read(true)}>
                {t("stories.again")}
              </Button>
            )}
            <Button className="min-w-0 flex-1" onClick={() => read(false)}>
              {run === null || run.steps === 0 ? t("stories.begin") : t("stories.continue")}
            </Button>
          </div>
        </FootBar>
      }
    >
      <div className="px-4 pt-56 pb-4">
        <h1 className="text-2xl leading-tight font-bold text-balance wrap-anywhere">{title}</h1>
        <button
          type="button"
          onClick={() => push("/pages/common/user-info", { id: author.id })}
          className="hit press my-1 max-w-full truncate text-s text-text-2"
        >
          {t("stories.by", { name: author.nickName })}
        </button>
        {tagline !== "" && <p className="pb-3 text-m text-pretty wrap-anywhere">{tagline}</p>}
        {tags.length > 0 && (
          <ul aria-label={t("stories.tags")} className="flex flex-wrap gap-2 pb-4">
            {tags.map((tag) => (
              <li key={tag} className="max-w-full">
                <TagLink tag={tag} onPress={() => push("/pages/story/stories", { tag })} />
              </li>
            ))}
          </ul>
        )}
        <StoryFigures story={story} />
        {intro !== "" && (
          <p className="pb-4 text-m leading-normal text-text-2 wrap-anywhere whitespace-pre-line">{intro}</p>
        )}
        <StoryCast cast={story.cast} />
        <StoryChapters chapters={story.chapters} />
      </div>
    </Page>
  );
}
