import { t } from "../../../../platform/i18n/i18n.ts";
import { push } from "../../../../platform/navigation.ts";
import { Button } from "../../../../ui/button.tsx";
import { queryOfKey } from "../../work.ts";
import { StepHead } from "../step-layout.tsx";
import { VoiceLine } from "../voice-line.tsx";
import type { StepProps } from "./step-props.ts";

/** How the character sounds, in short; another page has the voices. */
export function VoiceStep({ workKey, sheet }: StepProps) {
  return (
    <>
      <StepHead step="voice" />
      <div className="mb-5 rounded-m bg-ink-2 p-4">
        <VoiceLine sheet={sheet} />
      </div>
      <Button look="ghost" block onClick={() => push("/pages/create/voice-select", queryOfKey(workKey))}>
        {t("making.chooseVoice")}
      </Button>
    </>
  );
}
