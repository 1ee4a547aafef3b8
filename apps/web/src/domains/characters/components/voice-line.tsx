import type { CharacterSheet } from "@4d/contract";
import { Pause, Play } from "lucide-react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Narrated } from "../../../ui/narrated.tsx";
import { sampleLine } from "../sample-line.ts";
import { speakAs, speakerStore } from "../speaker.store.ts";
import { useVoiceName } from "../use-voices.ts";
import { WaveMark } from "./wave-mark.tsx";

/** A line of the character, with a button to hear it in its voice. */
export function VoiceLine({ sheet }: { sheet: CharacterSheet }) {
  const { voice } = sheet;
  const speaking = useStore(speakerStore, (state) => state.speaking === "own");
  const name = useVoiceName(voice);
  const line = sampleLine(sheet);
  const Mark = speaking ? Pause : Play;
  return (
    <>
      <p className="text-m wrap-anywhere">
        <Narrated text={line} />
      </p>
      <div className="mt-3 flex items-center gap-3">
        <IconButton
          label={speaking ? t("making.stop") : t("making.hear")}
          icon={<Mark aria-hidden="true" className="fill-current" />}
          look="primary"
          disabled={voice.kind === "none"}
          onClick={() => void speakAs("own", line, voice)}
        />
        <WaveMark on={speaking} />
        <span className="min-w-0 flex-1 truncate text-s text-text-2">{name}</span>
      </div>
    </>
  );
}
