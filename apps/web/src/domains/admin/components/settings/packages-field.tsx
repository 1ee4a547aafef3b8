import { type AdminSettingsView, PACKAGES_MAX } from "@4d/contract";
import { Plus, Trash2 } from "lucide-react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { withItem, withoutItem } from "../../../../platform/list-edits.ts";
import { Button } from "../../../../ui/button.tsx";
import { columns } from "../../../../ui/columns.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { NumberField } from "./number-field.tsx";

type Packages = AdminSettingsView["capsules"]["packages"];
const FEN = 100;

/** Packages for sale: capsules, bonus capsules, and the price in yuan. */
export function PackagesField({
  packages,
  onChange,
}: {
  packages: Packages;
  onChange: (packages: Packages) => void;
}) {
  const put = (at: number, part: Partial<Packages[number]>) => {
    const one = packages[at];
    if (one !== undefined) onChange(withItem(packages, at, { ...one, ...part }));
  };
  const add = () => {
    const id = `p${Date.now().toString(36)}`;
    onChange([...packages, { id, paid: 100, bonus: 0, amount: 1000 }]);
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="px-5 pb-1.5 text-s text-text-2">{t("admin.packages")}</legend>
      {packages.map((one, at) => (
        <div key={one.id} className="flex items-end gap-2 rounded-m bg-ink-2 p-3">
          <div style={columns("5rem")} className="grid min-w-0 flex-1 items-end gap-2">
            <NumberField label={t("admin.paid")} value={one.paid} onChange={(paid) => put(at, { paid })} />
            <NumberField
              label={t("admin.bonus")}
              value={one.bonus}
              onChange={(bonus) => put(at, { bonus })}
            />
            <NumberField
              label={t("admin.yuan")}
              digits={2}
              value={one.amount / FEN}
              onChange={(yuan) => put(at, { amount: Math.round(yuan * FEN) })}
            />
          </div>
          {packages.length > 1 && (
            <IconButton
              label={t("admin.removePackage", { n: one.paid })}
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => onChange(withoutItem(packages, at))}
            />
          )}
        </div>
      ))}
      {packages.length < PACKAGES_MAX && (
        <Button look="ghost" size="small" icon={<Plus aria-hidden="true" className="size-4" />} onClick={add}>
          {t("admin.addPackage")}
        </Button>
      )}
    </fieldset>
  );
}
