import { Cloud, CloudOff, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import type { Saving, Work } from "../work.ts";

function line({ step }: Saving, work: Work): { text: string; icon: ReactNode } {
  if (step === "clash") return { text: t("making.save.clash"), icon: <TriangleAlert aria-hidden="true" /> };
  if (step === "refused")
    return { text: t("making.save.refused"), icon: <TriangleAlert aria-hidden="true" /> };
  if (step === "offline") return { text: t("making.save.offline"), icon: <CloudOff aria-hidden="true" /> };
  if (step === "saving" || step === "waiting") return { text: t("making.save.saving"), icon: <Spinner /> };
  if (work.id === null) return { text: t("making.save.blank"), icon: null };
  return { text: t("making.save.saved"), icon: <Cloud aria-hidden="true" /> };
}

/** Name and, beneath it, whether what was written is safe. */
export function SaveState({ work, saving, onClash }: { work: Work; saving: Saving; onClash: () => void }) {
  const { text, icon } = line(saving, work);
  const isClash = saving.step === "clash";
  const state = (
    <span className="flex items-center justify-center gap-1 text-xs text-text-3 [&_svg]:size-3">
      {icon}
      {text}
    </span>
  );
  return (
    <div className="min-w-0 text-center">
      <h1 className="truncate text-n leading-tight font-semibold">
        {work.sheet.name || t("making.unnamed")}
      </h1>
      {isClash ? (
        <button type="button" onClick={onClash} className="hit text-amber">
          {state}
        </button>
      ) : (
        <div role="status">{state}</div>
      )}
    </div>
  );
}
