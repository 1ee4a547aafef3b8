import { CHECKED_PASSWORD_MAX } from "@4d/contract";
import { ShieldCheck } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { setUpFactor } from "../second-factor.store.ts";
import { PageMark } from "./page-mark.tsx";

/** Explains the second factor and asks for the password to set it up. */
export function SecondFactorIntro({ forced }: { forced: boolean }) {
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    if (password === "") return setWrong(t("auth.needPassword"));
    setBusy(true);
    const failure = await setUpFactor(password);
    setBusy(false);
    setWrong(failure?.message);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 pb-8">
      <PageMark icon={<ShieldCheck />} title={t("account.factorTitle")} note={t("account.factorWhy")} />
      <p className="rounded-m bg-ink-2 px-4 py-3 text-s text-pretty text-text-2">
        {forced ? t("account.factorForced") : t("account.factorApps")}
      </p>
      <PasswordField
        label={t("account.password")}
        autoComplete="current-password"
        maxLength={CHECKED_PASSWORD_MAX}
        value={password}
        onChange={setPassword}
        error={wrong}
      />
      <Button type="submit" size="large" block busy={busy}>
        {t("account.begin")}
      </Button>
    </form>
  );
}
