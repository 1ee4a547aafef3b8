import { randomUUID } from "node:crypto";
import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import type { Services } from "../../platform/services.ts";
import { saveFile, urlOf, withStorageErrors } from "../files/index.ts";
import { type SpokenLine, speakLine } from "./speak-line.ts";

type Audition = typeof api.characterMaking.audition;

const AUDITIONS = { rate: 1 / 2, burst: 20 };
const LIFE_MS = 3_600_000;

async function saveAudition(services: Services, owner: number, { bytes }: SpokenLine): Promise<string> {
  const file = { owner, name: "audition.wav", permanent: false, extension: "wav", body: bytes };
  const key = await withStorageErrors(
    saveFile(services, { ...file, what: { type: "audio/wav", kind: "sound" }, lifeMs: LIFE_MS }),
  );
  return urlOf(services.config.publicUrl, key);
}

/**
 * Speaks a sample line in a voice, stored as a file for one hour (`characters §4.5`).
 * @throws Failure tooMany, unavailable.
 */
export async function auditionVoice({
  ctx: { services, actor },
  input,
}: Call<InputOf<Audition>>): Promise<OutputOf<Audition>> {
  await enforceLimit(services, `audition:${actor.id}`, AUDITIONS);
  const key = `try:${actor.id}:${input["idempotency-key"] ?? randomUUID()}`;
  let url = "";
  const save = async (spoken: SpokenLine): Promise<boolean> => {
    url = await saveAudition(services, actor.id, spoken);
    return true;
  };
  const spoken = await speakLine(services, { ...input, payerId: actor.id, key }, save);
  if (spoken.by === "builtin") await save(spoken);
  return { url, duration: spoken.seconds, by: spoken.by };
}
