import { confirm } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";

const link = "hit press rounded-full text-text-1 underline decoration-line underline-offset-4";

/** "I have read and agree to …" with links to both documents. */
export function AgreementCheckbox({
  checked,
  onChange,
}: {
  checked: boolean;
  onChange: (yes: boolean) => void;
}) {
  return (
    <Checkbox checked={checked} onChange={onChange}>
      {t("auth.agreeStart")}
      <button type="button" className={link} onClick={() => push("/pages/privacy/user")}>
        {t("auth.agreement")}
      </button>
      {t("auth.agreeAnd")}
      <button type="button" className={link} onClick={() => push("/pages/privacy/privacy")}>
        {t("auth.policy")}
      </button>
    </Checkbox>
  );
}

/** Asks for the missing agreement; resolves with true when the person agrees. */
export function askAgreement(): Promise<boolean> {
  return confirm({ title: t("auth.agreeTitle"), body: t("auth.agreeBody"), ok: t("auth.agreeOk") });
}
