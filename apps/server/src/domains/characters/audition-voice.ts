import { randomUUID } from "node:crypto";
import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { limited } from "../../platform/limited.ts";
import { keepFile, storing, urlOf } from "../files/index.ts";
import { speakLine } from "./speak-line.ts";

type Audition = typeof api.characterMaking.audition;

const AUDITIONS = { rate: 1 / 2, burst: 20 };
const LIFE_MS = 3_600_000;

/**
 * A line spoken in a voice, as a file that lives for an hour (`creations §2`, voice-select).
 * @throws Failure tooMany, unavailable.
 */
export async function auditionVoice({
  ctx: { services, actor },
  input,
}: Call<InputOf<Audition>>): Promise<OutputOf<Audition>> {
  await limited(services, `audition:${actor.id}`, AUDITIONS);
  const key = `try:${actor.id}:${input["idempotency-key"] ?? randomUUID()}`;
  const { bytes, seconds, by } = await speakLine(services, { ...input, payerId: actor.id, key });
  const file = await storing(
    keepFile(services, {
      owner: actor.id,
      name: "audition.wav",
      permanent: false,
      extension: "wav",
      body: bytes,
      type: "audio/wav",
      lifeMs: LIFE_MS,
    }),
  );
  return { url: urlOf(services.config.publicUrl, file), duration: seconds, by };
}
