import {
  type AdminSettingsView,
  RATE_FACTOR_MAX,
  RATE_FACTOR_MIN,
  RATE_LIMITS,
  type RateLimit,
  SETTING_RIGHTS,
} from "@4d/contract";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Disclosure } from "../../../../ui/disclosure.tsx";
import { mayChangeSetting } from "./locked.tsx";
import { NumberField } from "./number-field.tsx";

type RateLimitFactors = NonNullable<AdminSettingsView["limits"]["paces"]>;

/** Whether a rate limit cannot be multiplied by this; NaN stands for text that is no number. */
export const isInvalidRateLimit = (times: number): boolean =>
  !(times >= RATE_FACTOR_MIN && times <= RATE_FACTOR_MAX);

const isOpen = (name: RateLimit): boolean =>
  mayChangeSetting(SETTING_RIGHTS[`limits.paces.${name}`] ?? "admin");

/**
 * Multiplier of each rate limit. Those I may not change are read only; a multiplier of 1 is left out of the settings.
 */
export function RateLimitsField({
  rateLimits,
  onChange,
}: {
  rateLimits: RateLimitFactors;
  onChange: (rateLimits: RateLimitFactors) => void;
}) {
  const put = (name: RateLimit, times: number) => {
    const { [name]: _, ...others } = rateLimits;
    onChange(times === 1 ? others : { ...others, [name]: times });
  };
  return (
    <Disclosure title={t("rateLimits.title")}>
      <p className="pb-3 text-s text-text-2">
        {t("rateLimits.note")} {!RATE_LIMITS.every(isOpen) && t("rateLimits.locked")}
      </p>
      <div className="flex flex-col gap-3">
        {RATE_LIMITS.map((name) => (
          <NumberField
            key={name}
            label={t(`rateLimits.${name}`)}
            unit={t("rateLimits.times")}
            digits={2}
            disabled={!isOpen(name)}
            value={rateLimits[name] ?? 1}
            onChange={(times) => put(name, times)}
          />
        ))}
      </div>
    </Disclosure>
  );
}
