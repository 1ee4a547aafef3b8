import { MessageCircle, WandSparkles } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { Button } from "../../../ui/button.tsx";
import { FootBar } from "../../../ui/foot-bar.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { goToStep } from "../step.store.ts";
import { STEPS, type Step } from "../steps.ts";
import { useFill } from "../use-fill.ts";
import type { OpenWork } from "../use-work.ts";
import { queryOfKey } from "../work.ts";

/** Buttons to fill empty fields, try the character out, and go to the next step. */
export function MakingFoot({ open, step }: { open: OpenWork; step: Step }) {
  const { key } = open;
  const { fill, busy } = useFill(open);
  const next = STEPS[STEPS.indexOf(step) + 1];
  const preview = (tab: "card" | "talk") =>
    push("/pages/create/preview-ai", { ...queryOfKey(key), tab, from: "edit" });
  return (
    <FootBar>
      <div className="flex items-center gap-2">
        <IconButton
          label={t("making.fill")}
          icon={busy ? <Spinner /> : <WandSparkles aria-hidden="true" />}
          look="filled"
          disabled={busy}
          onClick={() => void fill()}
        />
        <IconButton
          label={t("making.tryTalk")}
          icon={<MessageCircle aria-hidden="true" />}
          look="filled"
          onClick={() => preview("talk")}
        />
        {next === undefined ? (
          <Button className="flex-1" onClick={() => preview("card")}>
            {t("making.toPreview")}
          </Button>
        ) : (
          <Button className="flex-1" onClick={() => goToStep(key, next)}>
            {t("making.nextStep", { name: t(`making.step.${next}`) })}
          </Button>
        )}
      </div>
    </FootBar>
  );
}
