import {
  type AdminSettingsView,
  PACE_LEAST,
  PACE_MOST,
  PACES,
  type Pace,
  SETTING_RIGHTS,
} from "@4d/contract";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Disclosure } from "../../../../ui/disclosure.tsx";
import { mayChange } from "./locked.tsx";
import { NumberField } from "./number-field.tsx";

type Paces = NonNullable<AdminSettingsView["limits"]["paces"]>;

/** Whether a pace cannot be stretched by this; NaN is what is no number. */
export const isWrongPace = (times: number): boolean => !(times >= PACE_LEAST && times <= PACE_MOST);

const isOpen = (name: Pace): boolean => mayChange(SETTING_RIGHTS[`limits.paces.${name}`] ?? "admin");

/** By how much each pace is stretched, those that are not this person's to change read only; one that is the usual again is not named any more. */
export function PacesField({ paces, onChange }: { paces: Paces; onChange: (paces: Paces) => void }) {
  const put = (name: Pace, times: number) => {
    const { [name]: _, ...others } = paces;
    onChange(times === 1 ? others : { ...others, [name]: times });
  };
  return (
    <Disclosure title={t("paces.title")}>
      <p className="pb-3 text-s text-text-2">
        {t("paces.note")} {!PACES.every(isOpen) && t("paces.locked")}
      </p>
      <div className="flex flex-col gap-3">
        {PACES.map((name) => (
          <NumberField
            key={name}
            label={t(`paces.${name}`)}
            unit={t("paces.times")}
            digits={2}
            disabled={!isOpen(name)}
            value={paces[name] ?? 1}
            onChange={(times) => put(name, times)}
          />
        ))}
      </div>
    </Disclosure>
  );
}
