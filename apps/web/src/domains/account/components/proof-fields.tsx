import { useState } from "react";
import type { Failure } from "../../../platform/failure.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";

const WRONG_LOGIN = 10001;
const ASKED = 10005;
interface Wrong {
  password?: string;
  totp?: string;
  form?: string;
}

/** Password, and a code where there is a second factor: what proves the owner of an account. */
export function useProof(withCode: boolean) {
  const [password, setPassword] = useState("");
  const [totp, setTotp] = useState("");
  const [wrong, setWrong] = useState<Wrong>({});
  const [busy, setBusy] = useState(false);
  /** Runs what needs the proof; resolves with whether it worked, and shows beside which field it did not. */
  const prove = async (work: (password: string, totp: string) => Promise<Failure | null>) => {
    const gaps: Wrong = {
      ...(password === "" && { password: t("auth.needPassword") }),
      ...(withCode && totp.trim() === "" && { totp: t("account.needCode") }),
    };
    setWrong(gaps);
    if (Object.keys(gaps).length > 0 || busy) return false;
    setBusy(true);
    const failure = await work(password, totp.trim());
    setBusy(false);
    if (failure === null) return true;
    const { code, field, message } = failure;
    if (code === WRONG_LOGIN) setWrong({ password: message });
    else if (field === "totp" || code === ASKED) setWrong({ totp: message });
    else setWrong({ form: message });
    return false;
  };
  return { password, setPassword, totp, setTotp, wrong, busy, prove, withCode };
}

/** The fields of a proof. */
export function ProofFields({ proof }: { proof: ReturnType<typeof useProof> }) {
  return (
    <>
      <PasswordField
        label={t("account.password")}
        autoComplete="current-password"
        maxLength={128}
        value={proof.password}
        onChange={proof.setPassword}
        error={proof.wrong.password}
      />
      {proof.withCode && (
        <TextField
          label={t("account.codeOrRecovery")}
          autoComplete="one-time-code"
          maxLength={40}
          value={proof.totp}
          onChange={proof.setTotp}
          error={proof.wrong.totp}
        />
      )}
    </>
  );
}
