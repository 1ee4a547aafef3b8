import { useState } from "react";
import type { Failure } from "../../../platform/failure.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { isEmpty } from "../../../platform/validators.ts";
import { OwnerFields } from "../../../ui/owner-fields.tsx";

const WRONG_LOGIN = 10001;
const SECOND_FACTOR_REQUIRED = 10005;
interface Wrong {
  password?: string;
  totp?: string;
  form?: string;
}

/** Collects the password, and a code if there is a second factor, to prove who owns the account. */
export function useProof(withCode: boolean) {
  const [password, setPassword] = useState("");
  const [totp, setTotp] = useState("");
  const [wrong, setWrong] = useState<Wrong>({});
  const [busy, setBusy] = useState(false);
  /** Runs work that needs the proof. Resolves with whether it succeeded; shows a failure beside its field. */
  const prove = async (work: (password: string, totp: string) => Promise<Failure | null>) => {
    const gaps: Wrong = {
      ...(password === "" && { password: t("auth.needPassword") }),
      ...(withCode && isEmpty(totp) && { totp: t("account.needCode") }),
    };
    setWrong(gaps);
    if (Object.keys(gaps).length > 0 || busy) return false;
    setBusy(true);
    const failure = await work(password, totp.trim());
    setBusy(false);
    if (failure === null) return true;
    const { code, field, message } = failure;
    if (code === WRONG_LOGIN) setWrong({ password: message });
    else if (field === "totp" || code === SECOND_FACTOR_REQUIRED) setWrong({ totp: message });
    else setWrong({ form: message });
    return false;
  };
  return { password, setPassword, totp, setTotp, wrong, busy, prove, withCode };
}

export const ProofFields = ({ proof }: { proof: ReturnType<typeof useProof> }) => (
  <OwnerFields {...proof} onPassword={proof.setPassword} onTotp={proof.setTotp} />
);
