import { FACTOR_CODE_MAX } from "@4d/contract";
import { ShieldCheck } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { isCode } from "../../../platform/validators.ts";
import { Button } from "../../../ui/button.tsx";
import { CodeField } from "../../../ui/code-field.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { TextButton } from "../../../ui/text-button.tsx";
import { TextField } from "../../../ui/text-field.tsx";

interface SecondFactorStepProps {
  busy: boolean;
  wrong: string | undefined;
  onSend: (totp: string) => Promise<void>;
  /** Back to account and password. */
  onLeave: () => void;
}

/** The second step of a login (`AUTH-8`): six digits, sent as soon as they are complete, or a recovery code. */
export function SecondFactorStep({ busy, wrong, onSend, onLeave }: SecondFactorStepProps) {
  const [text, setText] = useState("");
  const [recovery, setRecovery] = useState(false);
  const send = async (code: string) => {
    if (busy || code.trim() === "") return;
    await onSend(code.trim());
    setText("");
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (recovery || isCode(text)) void send(text);
  };
  const switchMode = () => {
    setRecovery(!recovery);
    setText("");
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex min-h-full flex-col px-7 pt-[calc(var(--safe-top)+72px)] pb-8 short:pt-[calc(var(--safe-top)+20px)]"
    >
      <ShieldCheck aria-hidden="true" className="size-14 stroke-[1.4] text-capsule" />
      <h1 className="mt-6 text-2xl leading-tight font-heavy">
        {recovery ? t("account.recoveryTitle") : t("account.stepTitle")}
      </h1>
      <p className="mt-1 mb-8 text-m text-balance text-text-2">
        {recovery ? t("account.recoveryNote") : t("account.stepNote")}
      </p>
      {recovery ? (
        <TextField
          autoFocus
          aria-label={t("account.recovery")}
          placeholder="xxxx-xxxx-xxxx-xxxx"
          autoComplete="off"
          maxLength={FACTOR_CODE_MAX}
          value={text}
          onChange={setText}
        />
      ) : (
        <CodeField
          autoFocus
          value={text}
          onChange={setText}
          onComplete={(digits) => void send(digits)}
          error={wrong !== undefined && text === ""}
        />
      )}
      <FormError text={wrong} />
      <Button type="submit" size="large" block busy={busy} className="mt-4">
        {t("account.next")}
      </Button>
      <div className="mx-2 mt-5 flex flex-wrap justify-between gap-x-4 gap-y-3">
        <TextButton onPress={switchMode}>
          {recovery ? t("account.useCode") : t("account.useRecovery")}
        </TextButton>
        <TextButton onPress={onLeave}>{t("account.otherAccount")}</TextButton>
      </div>
    </form>
  );
}
