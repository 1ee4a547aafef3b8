import { EMAIL_MAX, PASSWORD_MAX } from "@4d/contract";
import { type SubmitEvent, useState } from "react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { relaunch } from "../../../platform/navigation.ts";
import { Button } from "../../../ui/button.tsx";
import { CodeButton } from "../../../ui/code-button.tsx";
import { CodeField } from "../../../ui/code-field.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { resetPassword, sendCode } from "../auth.store.ts";
import { checkCode, checkEmail, checkPassword, type RuleKey } from "../auth-rules.ts";
import { AuthFrame } from "../components/auth-frame.tsx";
import { PasswordRules } from "../components/password-rules.tsx";

interface Wrong {
  email?: string;
  code?: string;
  password?: string;
  form?: string;
}
const messageOf = (key: RuleKey | null) => (key === null ? undefined : t(key));

function useReset() {
  const [email, setEmail] = useState("");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [code, setCode] = useState("");
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState<Wrong>({});
  const [busy, setBusy] = useState(false);
  const send = async () => {
    const bad = messageOf(checkEmail(email));
    setWrong({ email: bad });
    if (bad !== undefined) return false;
    const failure = await sendCode(email.trim(), "reset");
    if (failure !== null) setWrong({ email: failure.message });
    else setSentTo(email.trim());
    return failure === null;
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (sentTo === null || busy) return;
    const found = { code: messageOf(checkCode(code)), password: messageOf(checkPassword(password)) };
    setWrong(found);
    if (found.code !== undefined || found.password !== undefined) return;
    setBusy(true);
    const failure = await resetPassword(sentTo, code, password);
    setBusy(false);
    if (failure === null) {
      toast(t("auth.resetDone"));
      return relaunch("/pages/login/login");
    }
    setWrong(failure.field === "newPassword" ? { password: failure.message } : { code: failure.message });
  };
  return { email, setEmail, sentTo, code, setCode, password, setPassword, wrong, busy, send, submit };
}

/** Forgotten password (`AUTH-5`): e-mail, six digits with 60 s between two codes, new password. */
export function ForgotPasswordPage() {
  const form = useReset();
  return (
    <AuthFrame title={t("auth.resetTitle")} note={t("auth.resetNote")}>
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        <TextField
          label={t("auth.email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          value={form.email}
          onChange={form.setEmail}
          error={form.wrong.email}
          tail={<CodeButton onSend={form.send} />}
        />
        {form.sentTo !== null && (
          <>
            <p className="px-5 text-s text-text-2">{t("auth.codeSent", { email: form.sentTo })}</p>
            <CodeField
              autoFocus
              value={form.code}
              onChange={form.setCode}
              error={form.wrong.code !== undefined}
            />
            <FormError text={form.wrong.code} />
            <PasswordField
              label={t("auth.newPassword")}
              autoComplete="new-password"
              maxLength={PASSWORD_MAX}
              value={form.password}
              onChange={form.setPassword}
              error={form.wrong.password}
            />
            <PasswordRules password={form.password} />
            <Button type="submit" size="large" block busy={form.busy} className="mt-2">
              {t("auth.setPassword")}
            </Button>
          </>
        )}
      </form>
    </AuthFrame>
  );
}
