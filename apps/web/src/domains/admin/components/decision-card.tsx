import { APPEAL_MAX, type Decision } from "@4d/contract";
import { useState } from "react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { momentText } from "../../../platform/time-text.ts";
import { isEmpty } from "../../../platform/validators.ts";
import { Button } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { kindText } from "../case-text.ts";
import { appeal } from "../decisions.store.ts";

const outcomeText = ({ decision, subject }: Decision): string => {
  const what = subject === "user" ? t("admin.account") : kindText(subject);
  switch (decision) {
    case "hide":
      return t("admin.told.hide", { what });
    case "ban":
      return t("admin.told.ban");
    case "warn":
      return t("admin.told.warn", { what });
    case "reject":
      return t("admin.told.reject", { what });
    default:
      return t("admin.told.approve", { what });
  }
};

function AppealForm({ id, onDone }: { id: number; onDone: () => void }) {
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (isEmpty(text)) return setWrong(t("admin.appealEmpty"));
    setBusy(true);
    const failure = await appeal(id, text.trim());
    setBusy(false);
    if (failure !== null) return setWrong(failure.message);
    toast(t("admin.appealSent"));
    onDone();
  };
  return (
    <div className="flex flex-col gap-3 pt-3">
      <TextArea label={t("admin.appealLabel")} value={text} max={APPEAL_MAX} onChange={setText} />
      <FormError text={wrong} />
      <Button block busy={busy} onClick={() => void send()}>
        {t("admin.appealSend")}
      </Button>
    </div>
  );
}

/** A decision about something of mine; I may appeal once. */
export function DecisionCard({ one }: { one: Decision }) {
  const [writing, setWriting] = useState(false);
  const { id, note, strike, at, appeal: stands, mayAppeal } = one;
  return (
    <article className="mx-4 mb-3 rounded-m bg-ink-2 p-4">
      <p className="flex flex-wrap items-center gap-1.5 text-n font-semibold">
        {outcomeText(one)} {strike && <Tag tone="rose">{t("admin.oneStrike")}</Tag>}
      </p>
      {note !== "" && <p className="pt-1 text-m wrap-anywhere text-text-2">{note}</p>}
      <p className="num pt-1 text-xs text-text-3">{momentText(at)}</p>
      {stands !== "none" && <p className="pt-2 text-s text-capsule">{t(`admin.appealIs.${stands}`)}</p>}
      {mayAppeal && !writing && (
        <Button look="quiet" size="small" className="-ml-4" onClick={() => setWriting(true)}>
          {t("admin.appeal")}
        </Button>
      )}
      {mayAppeal && writing && <AppealForm id={id} onDone={() => setWriting(false)} />}
    </article>
  );
}
