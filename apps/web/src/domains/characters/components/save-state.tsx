import { t } from "../../../platform/i18n/i18n.ts";
import { SaveLine, type SaveStatus } from "../../../ui/save-line.tsx";
import type { Saving, Work } from "../work.ts";

function lookOf({ step }: Saving, work: Work): SaveStatus {
  if (step === "waiting") return "saving";
  return step === "saved" && work.id === null ? "blank" : step;
}

/** The name of the character and, below it, whether its changes are saved. */
export function SaveState({ work, saving, onClash }: { work: Work; saving: Saving; onClash: () => void }) {
  const look = lookOf(saving, work);
  const title = work.sheet.name || t("making.unnamed");
  return <SaveLine title={title} look={look} text={t(`making.save.${look}`)} onClash={onClash} />;
}
