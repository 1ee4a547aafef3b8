import { CHECKED_PASSWORD_MAX, FACTOR_CODE_MAX } from "@4d/contract";
import { t } from "../platform/i18n/i18n.ts";
import { PasswordField } from "./password-field.tsx";
import { TextField } from "./text-field.tsx";

interface OwnerFieldsProps {
  password: string;
  onPassword: (password: string) => void;
  totp: string;
  onTotp: (totp: string) => void;
  /** The account has a second factor, so its code is needed too. */
  withCode: boolean;
  wrong: { password?: string; totp?: string };
}

/** Fields that prove the ownership of an account: the password, and a code of the second factor. */
export const OwnerFields = ({ password, onPassword, totp, onTotp, withCode, wrong }: OwnerFieldsProps) => (
  <>
    <PasswordField
      label={t("users.ownPassword")}
      autoComplete="current-password"
      maxLength={CHECKED_PASSWORD_MAX}
      value={password}
      onChange={onPassword}
      error={wrong.password}
    />
    {withCode && (
      <TextField
        label={t("users.factorCode")}
        autoComplete="one-time-code"
        maxLength={FACTOR_CODE_MAX}
        value={totp}
        onChange={onTotp}
        error={wrong.totp}
      />
    )}
  </>
);
