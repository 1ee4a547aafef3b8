import type { StoryNode, StoryVariable } from "@4d/contract";
import { useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { BottomSheet } from "../../../../ui/bottom-sheet.tsx";
import { Button } from "../../../../ui/button.tsx";
import { MergeSide } from "../../../../ui/merge-side.tsx";
import type { PartName } from "../../graph/graph-parts.ts";
import { nodeName } from "../../node-name.ts";
import { type Saving, type Work, writtenParts } from "../../story-work.ts";
import { resolveClash } from "../../writing.store.ts";

type Clash = Extract<Saving, { step: "clash" }>;

/** A part's title. */
function titleOf(name: PartName, value: unknown): string {
  if (name.startsWith("node:")) return t("stories.partNode", { name: nodeName(value as StoryNode) });
  if (name.startsWith("variable:")) return t("stories.partVariable", { name: (value as StoryVariable).name });
  if (name.startsWith("cast:")) return t("stories.cast");
  if (name === "sheet:title") return t("stories.storyTitle");
  if (name === "sheet:tagline") return t("stories.tagline");
  if (name === "sheet:intro") return t("stories.intro");
  if (name === "sheet:cover") return t("stories.cover");
  if (name === "sheet:tags") return t("stories.tags");
  if (name === "sheet:chapters") return t("stories.paidChapters");
  return name === "visibility" ? t("stories.visibility") : t("stories.opening");
}

/** A part's content in words, for choosing between two versions. */
function partText(name: PartName, value: unknown): string {
  if (value === undefined) return t("stories.takenAway");
  if (typeof value === "string") return value;
  if (!name.startsWith("node:"))
    return Object.values(value as object)
      .map(String)
      .join(" ");
  const { text, choices, endingName } = value as StoryNode;
  return [text, ...choices.map((choice) => `→ ${choice.text}`), endingName].filter(Boolean).join("\n");
}

interface ClashViewProps {
  work: Work;
  clash: Clash;
  open: boolean;
  onClose: () => void;
}

/** The clashing parts written here and elsewhere, side by side; of each, one is chosen. */
export function ClashView({ work, clash: { theirs, parts }, open, onClose }: ClashViewProps) {
  const [taken, setTaken] = useState<readonly PartName[]>([]);
  const mine = writtenParts(work.written);
  const other = writtenParts(theirs);
  return (
    <BottomSheet open={open} onClose={onClose} title={t("stories.clashTitle")}>
      <p className="px-5 pb-3 text-center text-s text-balance text-text-2">{t("stories.clashNote")}</p>
      {parts.map((name) => (
        <fieldset key={name} className="min-w-0 px-4 pb-4">
          <legend className="px-1 pb-1.5 text-s text-text-2">
            {titleOf(name, mine[name] ?? other[name])}
          </legend>
          <div className="flex gap-2.5">
            <MergeSide
              name={name}
              title={t("stories.mineHere")}
              chosen={!taken.includes(name)}
              onChoose={() => setTaken(taken.filter((one) => one !== name))}
            >
              {partText(name, mine[name])}
            </MergeSide>
            <MergeSide
              name={name}
              title={t("stories.elsewhere")}
              chosen={taken.includes(name)}
              onChoose={() => setTaken([...taken, name])}
            >
              {partText(name, other[name])}
            </MergeSide>
          </div>
        </fieldset>
      ))}
      <div className="px-4 pt-1 pb-2">
        <Button
          block
          onClick={() => {
            onClose();
            void resolveClash(work.key, taken);
          }}
        >
          {t("stories.clashDone")}
        </Button>
      </div>
    </BottomSheet>
  );
}
