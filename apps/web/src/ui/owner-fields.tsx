import { t } from "../platform/i18n/i18n.ts";
import { PasswordField } from "./password-field.tsx";
import { TextField } from "./text-field.tsx";

interface OwnerFieldsProps {
  password: string;
  onPassword: (password: string) => void;
  totp: string;
  onTotp: (totp: string) => void;
  /** Where there is a second factor, its code too. */
  withCode: boolean;
  wrong: { password?: string; totp?: string };
}

/** What proves the owner of an account: the password, and a code of the second factor. */
export const OwnerFields = ({ password, onPassword, totp, onTotp, withCode, wrong }: OwnerFieldsProps) => (
  <>
    <PasswordField
      label={t("users.ownPassword")}
      autoComplete="current-password"
      maxLength={128}
      value={password}
      onChange={onPassword}
      error={wrong.password}
    />
    {withCode && (
      <TextField
        label={t("users.factorCode")}
        autoComplete="one-time-code"
        maxLength={40}
        value={totp}
        onChange={onTotp}
        error={wrong.totp}
      />
    )}
  </>
);
