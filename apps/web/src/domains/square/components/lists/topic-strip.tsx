import type { Topic } from "@4d/contract";
import { t } from "../../../../platform/i18n/i18n.ts";
import { shortCount } from "../../../../platform/i18n/numbers.ts";
import { wheelSideways } from "../../../../ui/wheel-sideways.ts";
import { openTopic } from "../../square-paths.ts";

/** The topics of the square, side by side. */
export function TopicStrip({ topics }: { topics: readonly Topic[] }) {
  return (
    <section aria-label={t("square.topics")} className="pb-4">
      <ul onWheel={wheelSideways} className="row-x fade-x gap-2.5 px-4">
        {topics.map(({ id, emoji, name, posts, followed }) => (
          <li key={id} className="shrink-0">
            <button
              type="button"
              onClick={() => openTopic(id)}
              className="press flex min-w-24 flex-col gap-0.5 rounded-m bg-ink-2 px-3.5 py-2.5 text-left"
            >
              <span aria-hidden="true" className="text-xl leading-snug">
                {emoji}
              </span>
              <span className="text-m font-semibold whitespace-nowrap">{name}</span>
              <span className="num text-xs whitespace-nowrap text-text-3">
                {followed ? t("square.following") : t("square.topicPosts", { n: shortCount(posts) })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
