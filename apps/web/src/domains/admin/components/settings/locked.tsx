import type { SettingRight } from "@4d/contract";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { hasPermission, hasRole } from "../../../../platform/session.ts";

const why: Record<SettingRight, () => string> = {
  admin: () => t("admin.lockedAdmin"),
  "admin:money": () => t("admin.lockedMoney"),
  "admin:users": () => t("admin.lockedUsers"),
  "admin:reports": () => t("admin.lockedReports"),
  "admin:settings": () => t("admin.noEntry"),
};

/** Whether I may change a setting that needs this right; the server checks it too. */
export const mayChangeSetting = (right: SettingRight): boolean =>
  right === "admin" ? hasRole("admin") : hasPermission(right);

/** Settings that are read only without the right, and the sentence that names it. */
export function Locked({ right, children }: { right: SettingRight; children: ReactNode }) {
  const isOpen = mayChangeSetting(right);
  return (
    <>
      {!isOpen && (
        <p className="flex items-start gap-2 px-4 text-s text-text-2">
          <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {why[right]()}
        </p>
      )}
      <fieldset disabled={!isOpen} className="flex min-w-0 flex-col gap-4">
        {children}
      </fieldset>
    </>
  );
}
