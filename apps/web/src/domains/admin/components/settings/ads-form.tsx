import { AD_ADDRESS_MAX, AD_LINES_MAX, ADS_MAX, type AdminSettingsView } from "@4d/contract";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { lang, t } from "../../../../platform/i18n/i18n.ts";
import { withItem, withoutItem } from "../../../../platform/list-edits.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { type AdDraft, adDraftOf, adDraftProblem, advertisementOf, hostsOf, newAdDraft } from "./ad-draft.ts";
import { SettingsGroupForm } from "./settings-group-form.tsx";
import { useSaving } from "./use-saving.ts";

const TITLE = { zh: 80, en: 160 };
/** Longest text: six lines and the breaks between them. */
const linesMax = (line: number) => AD_LINES_MAX * (line + 1);

interface AdFieldProps {
  draft: AdDraft;
  n: number;
  onChange: (draft: AdDraft) => void;
  /** Absent for the only one: something must be shown. */
  onRemove: (() => void) | undefined;
}

function AdField({ draft, n, onChange, onRemove }: AdFieldProps) {
  const put = (part: Partial<AdDraft>) => onChange({ ...draft, ...part });
  const hint = t("adminAds.linesNote", { n: AD_LINES_MAX });
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-m bg-ink-2 p-3">
      <legend className="sr-only">{t("adminAds.one", { n })}</legend>
      <div className="flex min-h-11 items-center gap-2 pl-2">
        <p aria-hidden="true" className="min-w-0 flex-1 text-n font-semibold wrap-anywhere">
          {(lang.get() === "en" ? draft.titleEn : draft.titleZh) || t("adminAds.one", { n })}
        </p>
        {onRemove !== undefined && (
          <IconButton
            label={t("adminAds.remove", { n })}
            icon={<Trash2 aria-hidden="true" />}
            onClick={onRemove}
          />
        )}
      </div>
      <TextField
        label={t("adminAds.titleZh")}
        value={draft.titleZh}
        maxLength={TITLE.zh}
        onChange={(titleZh) => put({ titleZh })}
      />
      <TextField
        label={t("adminAds.titleEn")}
        value={draft.titleEn}
        maxLength={TITLE.en}
        onChange={(titleEn) => put({ titleEn })}
      />
      <TextArea
        label={t("adminAds.linesZh")}
        hint={hint}
        value={draft.linesZh}
        max={linesMax(TITLE.zh)}
        onChange={(linesZh) => put({ linesZh })}
      />
      <TextArea
        label={t("adminAds.linesEn")}
        hint={hint}
        value={draft.linesEn}
        max={linesMax(TITLE.en)}
        onChange={(linesEn) => put({ linesEn })}
      />
      <TextField
        label={t("adminAds.url")}
        hint={t("adminAds.urlNote")}
        placeholder="https://"
        inputMode="url"
        value={draft.url}
        maxLength={AD_ADDRESS_MAX}
        onChange={(url) => put({ url: url.trim() })}
      />
    </fieldset>
  );
}

/** What people watch for capsules: our own trailers, and external pages (`CAPSULE-2`). */
export function AdsForm({ view: { capsules } }: { view: AdminSettingsView }) {
  const [drafts, setDrafts] = useState(() => capsules.ads.map(adDraftOf));
  const saving = useSaving();
  const save = () => {
    const wrong = drafts.map((draft, at) => adDraftProblem(draft, at + 1)).find((one) => one !== null);
    if (wrong !== undefined) return saving.refuse(wrong);
    const ads = drafts.map(advertisementOf);
    void saving.save({ capsules: { ...capsules, ads, adHosts: hostsOf(ads) } });
  };
  return (
    <SettingsGroupForm note={t("adminAds.note")} right="admin" saving={saving} onSave={save}>
      {drafts.map((draft, at) => (
        <AdField
          key={draft.id}
          draft={draft}
          n={at + 1}
          onChange={(next) => setDrafts(withItem(drafts, at, next))}
          onRemove={drafts.length > 1 ? () => setDrafts(withoutItem(drafts, at)) : undefined}
        />
      ))}
      {drafts.length < ADS_MAX && (
        <Button
          look="ghost"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => setDrafts([...drafts, newAdDraft()])}
        >
          {t("adminAds.add")}
        </Button>
      )}
    </SettingsGroupForm>
  );
}
