import type { StoryRefusal } from "@4d/story";
import { lang, t } from "../../../../platform/i18n/i18n.ts";
import { Button } from "../../../../ui/button.tsx";

/** Why a story cannot continue (`stories §6.3`); the reader stays where they were. */
export function TroubleCard({ trouble, onRetry }: { trouble: StoryRefusal | "silent"; onRetry: () => void }) {
  return (
    <div role="alert" className="glass mb-3 rounded-m p-4 text-center">
      <p className="pb-3 text-m text-balance">
        {trouble === "silent" ? t("stories.silent") : trouble[lang.get()]}
      </p>
      <Button look="glass" size="small" onClick={onRetry}>
        {t("stories.tryAgain")}
      </Button>
    </div>
  );
}
