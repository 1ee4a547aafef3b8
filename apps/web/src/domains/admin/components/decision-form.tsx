import { ADMIN_NOTE_MAX, type AdminCasePage, type CaseDecision } from "@4d/contract";
import { useState } from "react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { isEmpty } from "../../../platform/validators.ts";
import { Button } from "../../../ui/button.tsx";
import { Chips } from "../../../ui/chips.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { SwitchCell } from "../../../ui/switch-cell.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { decisionText, templatesOf } from "../case-text.ts";
import { decideCase } from "../cases.store.ts";

const AGAINST: readonly CaseDecision[] = ["hide", "warn", "reject"];

/** The decision, the message to the author, and whether it counts as a strike. */
export function DecisionForm({ page }: { page: AdminCasePage }) {
  const [decision, setDecision] = useState<CaseDecision>(page.may[0] ?? "dismiss");
  const [note, setNote] = useState("");
  const [strike, setStrike] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const against = AGAINST.includes(decision);
  const templates = templatesOf(decision);
  const decide = async () => {
    if (against && isEmpty(note)) return setWrong(t("admin.noteNeeded"));
    setBusy(true);
    const failure = await decideCase(page.id, { decision, note: note.trim(), strike: against && strike });
    setBusy(false);
    if (failure !== null) return setWrong(failure.message);
    toast(t("admin.decided"));
  };
  return (
    <section aria-label={t("admin.decide")} className="pb-6">
      <Chips
        label={t("admin.decide")}
        choices={page.may.map((id) => ({ id, label: decisionText(id, page.subject) }))}
        value={decision}
        onChange={(next) => {
          setDecision(next);
          setWrong(null);
        }}
      />
      {decision !== "dismiss" && (
        <>
          <Chips
            label={t("admin.templates")}
            choices={templates}
            value={templates.find(({ text }) => text === note)?.id ?? ""}
            onChange={(id) => setNote(templates.find((one) => one.id === id)?.text ?? "")}
          />
          <div className="px-4 pb-3">
            <TextArea label={t("admin.noteLabel")} value={note} max={ADMIN_NOTE_MAX} onChange={setNote} />
          </div>
        </>
      )}
      {(decision === "hide" || decision === "reject") && page.accused !== null && (
        <div className="mx-4 mb-3 overflow-hidden rounded-m bg-ink-2">
          <SwitchCell
            title={t("admin.strike")}
            note={t("admin.strikeNote", { n: page.strikes })}
            checked={strike}
            onChange={setStrike}
          />
        </div>
      )}
      <div className="px-4">
        <FormError text={wrong} />
        <Button block look={against ? "danger" : "primary"} busy={busy} onClick={() => void decide()}>
          {decisionText(decision, page.subject)}
        </Button>
      </div>
    </section>
  );
}
