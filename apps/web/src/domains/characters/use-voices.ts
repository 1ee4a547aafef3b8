import type { CharacterVoice } from "@4d/contract";
import type { SynthVoice } from "@4d/voice-synth";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { lang, t } from "../../platform/i18n/i18n.ts";
import { deviceVoices, sortVoices } from "../../platform/media/device-voices.ts";
import { useSignal } from "../../platform/use-signal.ts";
import { loadVoices, voicesStore } from "./voices.store.ts";

/** A voice to choose. */
export interface VoiceChoice {
  id: string;
  name: string;
  /** A detail: the language. */
  note?: string;
}
export type VoiceKind = Exclude<CharacterVoice["kind"], "none">;

let builtInVoices: readonly SynthVoice[] | undefined;

/** The built-in voices; empty until they are loaded together with their synthesis. */
function useSynthVoices(): VoiceChoice[] {
  const [known, setKnown] = useState(builtInVoices);
  useEffect(() => {
    if (known !== undefined) return;
    import("./voice-synth-engine.ts").then(
      ({ synthVoices }) => {
        builtInVoices = synthVoices;
        setKnown(synthVoices);
      },
      () => undefined,
    );
  }, [known]);
  const isEnglish = lang.get() === "en";
  return (known ?? []).map(({ id, name, nameEn }) => ({ id, name: isEnglish ? nameEn : name }));
}

/** All voices, by kind. */
export function useVoices(): Record<VoiceKind, VoiceChoice[]> {
  const device = useSignal(deviceVoices);
  const server = useStore(voicesStore, ({ voices }) => voices?.server) ?? [];
  const synth = useSynthVoices();
  useEffect(() => void loadVoices(), []);
  return {
    blip: synth,
    device: sortVoices(device, lang.get()).map((voice) => ({
      id: voice.id,
      name: voice.name,
      note: voice.lang,
    })),
    server,
  };
}

/** The name of a voice in the present language. */
export function useVoiceName({ kind, voiceId }: CharacterVoice): string {
  const voices = useVoices();
  if (kind === "none") return t("making.voiceKind.none");
  const found = voices[kind].find(({ id }) => id === voiceId);
  const first = kind === "blip" ? voices.blip[0] : undefined;
  return (found ?? first)?.name ?? (voiceId || t(`making.voiceKind.${kind}`));
}
