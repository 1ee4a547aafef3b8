import { CHAPTER_PRICE, STORY_CHAPTERS_MAX, STORY_TITLE_MAX, type StoryChapter } from "@4d/contract";
import { Plus, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Slider } from "../../../../ui/slider.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { capsulesStore, loadOffer } from "../../../capsules/index.ts";
import { freshId } from "../../graph/fresh-id.ts";
import { nodeName } from "../../node-name.ts";
import type { OpenWork } from "../../use-work.ts";
import { changeSheet } from "../../writing.store.ts";
import { NodePicker } from "./node-picker.tsx";

/** Steps of the price, capsules. */
const PRICE_STEP = 5;

/** What a chapter may cost, capsules (`stories §7.1`): as the settings say, once they are known. */
function usePriceRange() {
  const range = useStore(capsulesStore, ({ prices }) => prices?.chapter);
  useEffect(() => void loadOffer(), []);
  return range ?? CHAPTER_PRICE;
}

/** The paid chapters of the story; each begins at a node. */
export function ChapterList({ open: { key, work } }: { open: OpenWork }) {
  const { sheet, graph } = work.written;
  const { chapters } = sheet;
  const { least, most } = usePriceRange();
  const [picking, setPicking] = useState(false);
  const put = (next: StoryChapter[]) => changeSheet(key, { chapters: next });
  const change = (chapter: StoryChapter, part: Partial<StoryChapter>) =>
    put(chapters.map((one) => (one.key === chapter.key ? { ...one, ...part } : one)));
  const add = (node: string) => {
    const begins = graph.nodes.find(({ id }) => id === node);
    put([
      ...chapters,
      { key: freshId("c"), title: (begins?.title ?? "").slice(0, STORY_TITLE_MAX), node, price: least },
    ]);
  };
  return (
    <section className="mb-3">
      <h2 className="px-4 pb-1.5 text-s text-text-3">{t("stories.paidChapters")}</h2>
      <div className="rounded-m bg-ink-2 p-3">
        <p className="px-1 pb-3 text-s text-pretty text-text-2">{t("stories.paidNote")}</p>
        <ul>
          {chapters.map((chapter) => {
            const begins = graph.nodes.find(({ id }) => id === chapter.node);
            return (
              <li key={chapter.key} className="hairline-b mb-3 pb-2">
                <div className="flex items-center gap-1">
                  <div className="min-w-0 flex-1">
                    <TextField
                      aria-label={t("stories.chapterTitle")}
                      value={chapter.title}
                      maxLength={STORY_TITLE_MAX}
                      onChange={(title) => change(chapter, { title })}
                    />
                  </div>
                  <IconButton
                    label={t("stories.removeNamed", { name: chapter.title })}
                    icon={<Trash2 aria-hidden="true" />}
                    onClick={() => put(chapters.filter((one) => one.key !== chapter.key))}
                  />
                </div>
                <p className="truncate px-5 pt-1.5 text-s text-text-3">
                  {t("stories.beginsAt", {
                    name: begins === undefined ? t("stories.nowhere") : nodeName(begins),
                  })}
                </p>
                <Slider
                  label={t("stories.price")}
                  value={chapter.price}
                  min={least}
                  max={most}
                  step={PRICE_STEP}
                  shown={t("stories.costs", { n: chapter.price })}
                  onChange={(price) => change(chapter, { price })}
                />
              </li>
            );
          })}
        </ul>
        {chapters.length < STORY_CHAPTERS_MAX && (
          <Button
            look="ghost"
            block
            disabled={graph.nodes.length < 2}
            icon={<Plus aria-hidden="true" className="size-4.5" />}
            onClick={() => setPicking(true)}
          >
            {t("stories.addChapter")}
          </Button>
        )}
      </div>
      <NodePicker
        graph={{
          ...graph,
          nodes: graph.nodes.filter(
            ({ id }) => id !== graph.start && !chapters.some(({ node }) => node === id),
          ),
        }}
        title={t("stories.chapterBegins")}
        open={picking}
        onClose={() => setPicking(false)}
        onPick={add}
      />
    </section>
  );
}
