import type { AdminSettingsView } from "@4d/contract";
import { useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { TextArea } from "../../../../ui/text-area.tsx";
import { linesOf } from "../../lines-of.ts";
import { GroupForm } from "./group-form.tsx";
import { useSaving } from "./use-saving.ts";
import { WordTester } from "./word-tester.tsx";

const MOST = 200_000;

/** Words that stop something, that let a person look first, and that call for help; a line each. */
export function WordsForm({ view: { moderation } }: { view: AdminSettingsView }) {
  const [block, setBlock] = useState(moderation.block.join("\n"));
  const [review, setReview] = useState(moderation.review.join("\n"));
  const [crisis, setCrisis] = useState(moderation.crisis.join("\n"));
  const saving = useSaving();
  const words = () => ({ block: linesOf(block), review: linesOf(review), crisis: linesOf(crisis) });
  return (
    <GroupForm
      note={t("admin.wordsNote")}
      saving={saving}
      onSave={() => void saving.save({ moderation: words() })}
    >
      <WordTester words={words} />
      <TextArea
        label={t("admin.blockWords")}
        hint={t("admin.blockNote")}
        value={block}
        max={MOST}
        onChange={setBlock}
      />
      <TextArea
        label={t("admin.reviewWords")}
        hint={t("admin.reviewNote")}
        value={review}
        max={MOST}
        onChange={setReview}
      />
      <TextArea
        label={t("admin.crisisWords")}
        hint={t("admin.crisisNote")}
        value={crisis}
        max={MOST}
        onChange={setCrisis}
      />
    </GroupForm>
  );
}
