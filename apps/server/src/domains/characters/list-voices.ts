import type { api, InputOf, OutputOf } from "@4d/contract";
import { SYNTH_VOICES } from "@4d/voice-synth";
import type { Call } from "../../platform/context.ts";
import { readSettings } from "../settings/index.ts";
import { SERVER_VOICES } from "./server-voices.ts";

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
