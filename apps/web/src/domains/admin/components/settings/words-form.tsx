import type { AdminSettingsView } from "@4d/contract";
import { useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { SwitchCell } from "../../../../ui/switch-cell.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import { distinctLines } from "../../distinct-lines.ts";
import { NumberField } from "./number-field.tsx";
import { SettingsGroupForm } from "./settings-group-form.tsx";
import { useSaving } from "./use-saving.ts";
import { WordTester } from "./word-tester.tsx";

/** Characters in each field: the server takes 5,000 words of up to 40. */
const FIELD_MAX = 200_000;

/**
 * The word lists, one word a line: words that block content, that send it to review, and that show a helpline. Also
 * whether posts of new accounts are reviewed.
 */
export function WordsForm({ view: { moderation, ...view } }: { view: AdminSettingsView }) {
  const [square, setSquare] = useState(view.square);
  const [block, setBlock] = useState(moderation.block.join("\n"));
  const [review, setReview] = useState(moderation.review.join("\n"));
  const [crisis, setCrisis] = useState(moderation.crisis.join("\n"));
  const saving = useSaving();
  const words = () => ({
    block: distinctLines(block),
    review: distinctLines(review),
    crisis: distinctLines(crisis),
  });
  const save = () => {
    if (Number.isNaN(square.newAccountDays)) return saving.refuse(t("admin.numbersOnly"));
    void saving.save({ moderation: words(), square });
  };
  return (
    <SettingsGroupForm
      note={t("admin.wordsNote")}
      right="admin:reports"
      saving={saving}
      onSave={save}
      trial={<WordTester words={words} />}
    >
      <div className="overflow-hidden rounded-m bg-ink-2">
        <SwitchCell
          title={t("admin.reviewNew")}
          note={t("admin.reviewNewNote")}
          checked={square.reviewNewAccounts}
          onChange={(reviewNewAccounts) => setSquare({ ...square, reviewNewAccounts })}
        />
      </div>
      {square.reviewNewAccounts && (
        <NumberField
          label={t("admin.newAccountDays")}
          value={square.newAccountDays}
          onChange={(newAccountDays) => setSquare({ ...square, newAccountDays })}
        />
      )}
      <TextArea
        label={t("admin.blockWords")}
        hint={t("admin.blockNote")}
        value={block}
        max={FIELD_MAX}
        onChange={setBlock}
      />
      <TextArea
        label={t("admin.reviewWords")}
        hint={t("admin.reviewNote")}
        value={review}
        max={FIELD_MAX}
        onChange={setReview}
      />
      <TextArea
        label={t("admin.crisisWords")}
        hint={t("admin.crisisNote")}
        value={crisis}
        max={FIELD_MAX}
        onChange={setCrisis}
      />
    </SettingsGroupForm>
  );
}
