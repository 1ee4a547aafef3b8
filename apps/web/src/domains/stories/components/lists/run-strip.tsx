import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { push } from "../../../../platform/navigation.ts";
import { wheelSideways } from "../../../../ui/wheel-sideways.ts";
import { runsStore } from "../../library.store.ts";
import { StoryArt } from "../read/story-art.tsx";

/** Stories I am reading, to continue; nothing if there are none. */
export function RunStrip() {
  const { items } = useStore(runsStore);
  if (items.length === 0) return null;
  return (
    <section className="pb-4">
      <h2 className="px-4 pb-2 text-n font-semibold">{t("stories.readOn")}</h2>
      <ul onWheel={wheelSideways} className="row-x gap-2.5 px-4">
        {items.map(({ id, storyId, title, cover, endingsFound, endings, renewed }) => (
          <li key={id} className="w-40 shrink-0">
            <button
              type="button"
              onClick={() => push("/pages/story/story-read", { id: storyId, title })}
              className="press relative block h-24 w-full overflow-hidden rounded-m bg-art-ink text-left text-on-art -outline-offset-2"
            >
              <StoryArt src={cover} name={title} />
              <span className="absolute inset-x-0 bottom-0 bg-[linear-gradient(0deg,var(--art-ink),transparent)] px-3 pt-8 pb-2">
                <span className="block truncate text-s font-semibold">{title}</span>
                <span className="num block truncate text-xs text-on-art-dim">
                  {renewed ? t("stories.renewed") : t("stories.endingsOf", { n: endingsFound, all: endings })}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
