import { useState } from "react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { back } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { FootBar } from "../../../ui/foot-bar.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { report } from "../users.store.ts";

const kinds = ["user", "message", "group", "character", "story", "post", "comment", "element"] as const;
const reasons = ["spam", "fraud", "abuse", "sexual", "minor", "other"] as const;
type Reason = (typeof reasons)[number];

const reasonLabels = (): Record<Reason, string> => ({
  spam: t("users.reasonSpam"),
  fraud: t("users.reasonFraud"),
  abuse: t("users.reasonAbuse"),
  sexual: t("users.reasonSexual"),
  minor: t("users.reasonMinor"),
  other: t("users.reasonOther"),
});

/** Reports a person, a work, a post or a message: `?kind=user&id=15`, `?kind=message&id=900&chatId=p:15&name=…`. */
export function ReportPage() {
  const { query } = usePage();
  const [reason, setReason] = useState<Reason>();
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    if (reason === undefined) return setWrong(t("users.reasonNeeded"));
    setBusy(true);
    const kind = kinds.find((one) => one === query.kind) ?? "user";
    const failure = await report({
      kind,
      id: Number(query.id),
      reason,
      text,
      chatId: query.chatId,
      token: query.token,
    });
    setBusy(false);
    if (failure !== null) return setWrong(failure.message);
    toast(t("users.reported"));
    back();
  };
  const title = query.name === undefined ? t("users.report") : t("users.reportWho", { name: query.name });
  return (
    <Page
      nav={<NavBar title={title} />}
      foot={
        <FootBar>
          <FormError text={wrong} />
          <Button size="large" block busy={busy} onClick={() => void submit()}>
            {t("users.sendReport")}
          </Button>
        </FootBar>
      }
      padded
    >
      <div className="flex flex-col gap-4 pt-1 pb-6">
        <ChoiceGroup
          title={t("users.reasonTitle")}
          value={reason}
          onChange={(next) => {
            setReason(next);
            setWrong(null);
          }}
          choices={reasons.map((id) => ({ id, label: reasonLabels()[id] }))}
        />
        <TextArea
          label={t("users.reasonMore")}
          placeholder={t("users.reasonMoreHint")}
          value={text}
          onChange={setText}
        />
        <p className="px-4 text-center text-s text-balance text-text-3">{t("users.reportNote")}</p>
      </div>
    </Page>
  );
}
