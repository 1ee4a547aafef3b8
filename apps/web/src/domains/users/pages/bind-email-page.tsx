import { EMAIL_MAX } from "@4d/contract";
import { type SubmitEvent, useState } from "react";
import { useStore } from "zustand/react";
import { toast } from "../../../platform/dialogs.ts";
import type { Failure } from "../../../platform/failure.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { back } from "../../../platform/navigation.ts";
import { Button } from "../../../ui/button.tsx";
import { CodeButton } from "../../../ui/code-button.tsx";
import { CodeField } from "../../../ui/code-field.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { OwnerFields } from "../../../ui/owner-fields.tsx";
import { Page } from "../../../ui/page.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { bindEmail, checkCode, checkEmail, sendCode } from "../../auth/index.ts";
import { loadSelf, usersStore } from "../users.store.ts";

const FACTOR_REQUIRED = 10005;
interface FieldErrors {
  email?: string;
  code?: string;
  password?: string;
  totp?: string;
}

/** The field to which a failure belongs. */
function fieldErrorsOf({ code, field, message }: Failure): FieldErrors {
  if (field === "password") return { password: message };
  return field === "totp" || code === FACTOR_REQUIRED ? { totp: message } : { code: message };
}

/** Proof of account ownership when another address is bound; with the code once it was requested. */
function useOwnerProof() {
  const isNeeded = useStore(usersStore, (state) => (state.self?.email ?? "") !== "");
  const [password, setPassword] = useState("");
  const [totp, setTotp] = useState("");
  const [needsCode, setNeedsCode] = useState(false);
  const proof = isNeeded ? { password, ...(needsCode && { totp: totp.trim() }) } : {};
  return {
    isNeeded,
    password,
    setPassword,
    totp,
    setTotp,
    asksCode: needsCode,
    setAsksCode: setNeedsCode,
    proof,
  };
}

function useBinding() {
  const owner = useOwnerProof();
  const [email, setEmail] = useState("");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const send = async () => {
    const bad = checkEmail(email);
    setWrong(bad === null ? {} : { email: t(bad) });
    if (bad !== null) return false;
    const failure = await sendCode(email.trim(), "bind");
    if (failure !== null) setWrong({ email: failure.message });
    else setSentTo(email.trim());
    return failure === null;
  };
  const finish = async (digits: string) => {
    if (sentTo === null || busy) return;
    const bad = checkCode(digits);
    setWrong(bad === null ? {} : { code: t(bad) });
    if (bad !== null) return;
    if (owner.isNeeded && owner.password === "") return setWrong({ password: t("auth.needPassword") });
    setBusy(true);
    const failure = await bindEmail(sentTo, digits, owner.proof);
    setBusy(false);
    if (failure?.code === FACTOR_REQUIRED) owner.setAsksCode(true);
    if (failure !== null) return setWrong(fieldErrorsOf(failure));
    await loadSelf();
    toast(t("users.emailBound"));
    back();
  };
  // The last digit submits the form, unless the password below is still missing.
  const complete = (digits: string) => {
    if (!owner.isNeeded || owner.password !== "") void finish(digits);
  };
  return { email, setEmail, sentTo, code, setCode, wrong, busy, send, finish, complete, owner };
}

/** Binds an e-mail address with a mailed code; a forgotten password is reset through it. */
export function BindEmailPage() {
  const present = useStore(usersStore, (state) => state.self?.email ?? "");
  const form = useBinding();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void form.finish(form.code);
  };
  return (
    <Page nav={<NavBar title={t("users.bindEmail")} />} padded>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4 pt-3 pb-8">
        <p className="px-5 text-s wrap-anywhere text-text-2">
          {present === "" ? t("users.emailWhy") : t("users.emailNow", { email: present })}
        </p>
        <TextField
          label={t("users.email")}
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
            <p className="px-5 text-s wrap-anywhere text-text-2">
              {t("users.codeSent", { email: form.sentTo })}
            </p>
            <CodeField
              autoFocus
              value={form.code}
              onChange={form.setCode}
              onComplete={form.complete}
              error={form.wrong.code !== undefined}
            />
            <FormError text={form.wrong.code} />
            {form.owner.isNeeded && (
              <OwnerFields
                {...form.owner}
                onPassword={form.owner.setPassword}
                onTotp={form.owner.setTotp}
                withCode={form.owner.asksCode}
                wrong={form.wrong}
              />
            )}
            <Button type="submit" size="large" block busy={form.busy} className="mt-2">
              {t("users.bind")}
            </Button>
          </>
        )}
      </form>
    </Page>
  );
}
