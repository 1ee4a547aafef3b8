import { Check } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { checkPassword, passwordStrength } from "../auth-rules.ts";

const tones = ["", "bg-rose", "bg-amber", "bg-bright"] as const;

/** The password rule with its tick, and three bars of strength. */
export function PasswordRules({ password }: { password: string }) {
  const right = checkPassword(password) === null;
  const strength = passwordStrength(password);
  const words = [
    t("auth.strengthNone"),
    t("auth.strengthWeak"),
    t("auth.strengthFair"),
    t("auth.strengthGood"),
  ];
  return (
    <div className="flex items-center gap-2 px-5 text-s text-text-2">
      <span
        aria-hidden="true"
        className={cx(
          "grid size-4 shrink-0 place-items-center rounded-full",
          right ? "bg-capsule text-on-capsule" : "inset-ring-2 inset-ring-text-3",
        )}
      >
        {right && <Check className="size-2.5 stroke-[4]" />}
      </span>
      <span className="min-w-0 flex-1">{t("auth.passwordRule")}</span>
      <span role="img" aria-label={words[strength]} className="flex shrink-0 gap-1">
        {[1, 2, 3].map((step) => (
          <span
            key={step}
            className={cx("h-1 w-5 rounded-full", step <= strength ? tones[strength] : "bg-ink-4")}
          />
        ))}
      </span>
    </div>
  );
}
