import { APPEAL_MAX } from "@4d/contract";
import { MailCheck, Scale } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { isEmpty } from "../../../platform/validators.ts";
import { Button } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextButton } from "../../../ui/text-button.tsx";
import { appealBan } from "../auth.store.ts";

const FRAME =
  "flex min-h-full flex-col px-7 pt-[calc(var(--safe-top)+72px)] pb-8 short:pt-[calc(var(--safe-top)+20px)]";

interface BanAppealProps {
  userName: string;
  /** As it was just typed: a banned person has no session. */
  password: string;
  /** Back to account and password. */
  onLeave: () => void;
}

/** The appeal was sent: what happens next, and where the decision will appear. */
function Sent({ onLeave }: Pick<BanAppealProps, "onLeave">) {
  return (
    <div className={FRAME}>
      <MailCheck aria-hidden="true" className="size-14 stroke-[1.4] text-capsule" />
      <h1 className="mt-6 text-2xl leading-tight font-heavy">{t("admin.appealBanDone")}</h1>
      <p role="status" className="mt-1 mb-8 text-m text-pretty text-text-2">
        {t("admin.appealBanNext")}
      </p>
      <Button size="large" block onClick={onLeave}>
        {t("admin.appealBanBack")}
      </Button>
    </div>
  );
}

/** Appeals the ban of the person's own account (`ADMIN-3`). */
export function BanAppeal({ userName, password, onLeave }: BanAppealProps) {
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    if (isEmpty(text)) return setWrong(t("admin.appealEmpty"));
    setBusy(true);
    const failure = await appealBan(userName, password, text.trim());
    setBusy(false);
    setWrong(failure?.message ?? null);
    setSent(failure === null);
  };
  if (sent) return <Sent onLeave={onLeave} />;
  return (
    <form noValidate onSubmit={submit} className={FRAME}>
      <Scale aria-hidden="true" className="size-14 stroke-[1.4] text-capsule" />
      <h1 className="mt-6 text-2xl leading-tight font-heavy">{t("admin.appealBanTitle")}</h1>
      <p className="mt-1 mb-8 text-m text-pretty text-text-2">{t("admin.appealBanNote")}</p>
      <TextArea autoFocus label={t("admin.appealLabel")} value={text} max={APPEAL_MAX} onChange={setText} />
      <FormError text={wrong} />
      <Button type="submit" size="large" block busy={busy} className="mt-4">
        {t("admin.appealSend")}
      </Button>
      <p className="mt-5 text-center">
        <TextButton onPress={onLeave}>{t("admin.appealBanBack")}</TextButton>
      </p>
    </form>
  );
}
