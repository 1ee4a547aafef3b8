import type { AdminSettingsView } from "@4d/contract";
import { useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { TextArea } from "../../../../ui/text-area.tsx";
import { distinctLines } from "../../distinct-lines.ts";
import { Locked } from "./locked.tsx";
import { NumberField } from "./number-field.tsx";
import { isInvalidRateLimit, RateLimitsField } from "./rate-limits-field.tsx";
import { SettingsGroupForm } from "./settings-group-form.tsx";
import { useSaving } from "./use-saving.ts";

const MB = 1024 * 1024;

/** Size, count and rate limits, and which other sites may use the API. */
export function LimitsForm({ view }: { view: AdminSettingsView }) {
  const [limits, setLimits] = useState(view.limits);
  const [origins, setOrigins] = useState(view.allowedOrigins.join("\n"));
  const [rateLimits, setRateLimits] = useState(view.limits.paces ?? {});
  const saving = useSaving();
  const put = (part: Partial<typeof limits>) => setLimits({ ...limits, ...part });
  const save = () => {
    const { paces: _, ...numbers } = limits;
    if (Object.values(numbers).some(Number.isNaN)) return saving.refuse(t("admin.numbersOnly"));
    if (Object.values(rateLimits).some(isInvalidRateLimit)) return saving.refuse(t("rateLimits.wrong"));
    void saving.save({ limits: { ...limits, paces: rateLimits }, allowedOrigins: distinctLines(origins) });
  };
  return (
    <SettingsGroupForm note={t("admin.limitsNote")} saving={saving} onSave={save}>
      <NumberField
        label={t("admin.uploadBytes")}
        unit="MB"
        value={Math.round(view.limits.uploadBytes / MB)}
        onChange={(value) => put({ uploadBytes: value * MB })}
      />
      <NumberField
        label={t("admin.groupMembers")}
        value={view.limits.groupMembers}
        onChange={(groupMembers) => put({ groupMembers })}
      />
      <NumberField
        label={t("admin.friendRequests")}
        value={view.limits.friendRequestsPerDay}
        onChange={(friendRequestsPerDay) => put({ friendRequestsPerDay })}
      />
      <Locked right="admin">
        <TextArea
          label={t("admin.origins")}
          hint={t("admin.originsNote")}
          value={origins}
          max={5000}
          onChange={setOrigins}
        />
      </Locked>
      <RateLimitsField rateLimits={rateLimits} onChange={setRateLimits} />
    </SettingsGroupForm>
  );
}
