import type { CharacterVoice } from "@4d/contract";
import { Pause, Play } from "lucide-react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { speakAs, speakerStore } from "../speaker.store.ts";
import { WaveMark } from "./wave-mark.tsx";

/** Plays a line in the character's voice; draws nothing if it has no voice. */
export function PlayVoiceButton({
  name,
  text,
  voice,
}: {
  name: string;
  text: string;
  voice: CharacterVoice;
}) {
  const on = useStore(speakerStore, ({ speaking }) => speaking === name);
  if (voice.kind === "none") return null;
  const Mark = on ? Pause : Play;
  return (
    <button
      type="button"
      aria-label={on ? t("making.stop") : t("making.hear")}
      onClick={() => void speakAs(name, text, voice)}
      className="hit press mt-2 flex items-center gap-2 text-bright"
    >
      <Mark aria-hidden="true" className="size-4 fill-current" />
      <WaveMark on={on} />
    </button>
  );
}
