import type { api, DialogStyle, InputOf, OutputOf } from "@4d/contract";
import { STYLE_PRESETS } from "@4d/dialogue";
import { SYNTH_VOICES } from "@4d/voice-synth";
import type { Call } from "../../platform/context.ts";
import { readSettings } from "../settings/index.ts";

type Voices = typeof api.characterMaking.voices;

/** The voices a character can have (`characters §4.1`). */
export async function listVoices({ ctx: { services } }: Call<InputOf<Voices>>): Promise<OutputOf<Voices>> {
  const [{ speech }, { capsules }] = await Promise.all([services.llm.capabilities(), readSettings(services)]);
  return {
    blips: SYNTH_VOICES.map(({ id, name, nameEn }) => ({ id, name, nameEn, pitch: 100, rate: 100 })),
    server: speech ? SERVER_VOICES.map((id) => ({ id, name: id.charAt(0).toUpperCase() + id.slice(1) })) : [],
    costPer100: capsules.prices.voicePer100,
  };
}

/** The voices in the speech API's own documentation; later endpoints support these, and perhaps more. */
const SERVER_VOICES = ["alloy", "ash", "coral", "echo", "fable", "nova", "onyx", "sage", "shimmer"] as const;

/** The presets of how a character can talk. */
export const listStyles = async (): Promise<DialogStyle[]> =>
  STYLE_PRESETS.map(({ key, style }) => ({ ...style, preset: key, custom: "" }));
