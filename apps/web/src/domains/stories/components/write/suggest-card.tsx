import { STORY_HINT_MAX, type StoryNode } from "@4d/contract";
import { WandSparkles } from "lucide-react";
import { useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { tick } from "../../../../platform/media/haptics.ts";
import { Button } from "../../../../ui/button.tsx";
import { Tag } from "../../../../ui/tag.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { acceptSuggestion, type Branch, suggestNext } from "../../branch.store.ts";
import { setEditorView } from "../../editor-view.store.ts";
import type { OpenWork } from "../../use-work.ts";

/** Suggests how the story continues from a node (`STORY-1`). */
export function SuggestCard({ open: { key, edit }, node }: { open: OpenWork; node: StoryNode }) {
  const [hint, setHint] = useState("");
  const [branch, setBranch] = useState<Branch | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  const requestSuggestion = async () => {
    setBusy(true);
    setFailed("");
    const outcome = await suggestNext(key, node, hint.trim());
    setBusy(false);
    if (outcome.ok) setBranch(outcome.branch);
    else setFailed(outcome.failure.message);
  };
  const take = () => {
    if (branch === null) return;
    const taken = acceptSuggestion(node, branch);
    edit(taken.edit);
    tick();
    setBranch(null);
    setEditorView(key, { node: taken.id });
  };
  return (
    <section aria-label={t("stories.suggest")} className="mb-6 rounded-l bg-ink-2 p-3">
      <div className="flex flex-col gap-2.5">
        <TextField
          aria-label={t("stories.suggestHint")}
          placeholder={t("stories.suggestHint")}
          value={hint}
          maxLength={STORY_HINT_MAX}
          onChange={setHint}
        />
        <Button
          look="ghost"
          busy={busy}
          icon={<WandSparkles aria-hidden="true" className="size-4.5" />}
          onClick={() => void requestSuggestion()}
        >
          {branch === null ? t("stories.suggest") : t("stories.suggestOther")}
        </Button>
      </div>
      {failed !== "" && (
        <p role="alert" className="px-2 pt-2 text-s text-rose">
          {failed}
        </p>
      )}
      {branch !== null && (
        <div role="status" className="animate-message-in px-1 pt-3">
          <p className="flex items-center gap-2 pb-1">
            <span className="min-w-0 truncate text-m font-semibold">{branch.label}</span>
            <Tag tone="plain">{t(`stories.by.${branch.by}`)}</Tag>
          </p>
          <p className="text-m leading-normal wrap-anywhere whitespace-pre-line">{branch.scene}</p>
          {branch.ending && <p className="pt-1 text-s text-text-2">{t("stories.isEnding")}</p>}
          <ul className="py-2">
            {branch.choices.map(({ text }) => (
              <li key={text} className="text-s text-text-2">
                → {text}
              </li>
            ))}
          </ul>
          <div className="flex gap-2.5">
            <Button className="flex-1" onClick={take}>
              {t("stories.takeIt")}
            </Button>
            <Button look="ghost" onClick={() => setBranch(null)}>
              {t("stories.leaveIt")}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
