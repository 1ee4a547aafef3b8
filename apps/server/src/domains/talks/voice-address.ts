import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { CharacterVoice } from "@4d/contract";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { keepKey } from "./keys.repository.ts";

/** Which variant of which answer is heard. */
export interface Spoken {
  turnId: number;
  variant: number;
}

/** Keys of tokens are replaced now and then; an address must stay true as long as its message. */
const keyOf = perServices<{ key: Promise<string> | undefined }>(() => ({ key: undefined }));

function voiceKey(services: Services): Promise<string> {
  const kept = keyOf(services);
  kept.key ??= keepKey(services.db, "voice", randomBytes(32).toString("base64url")).catch(
    (error: unknown) => {
      kept.key = undefined;
      throw error;
    },
  );
  return kept.key;
}

const macOf = (key: string, { turnId, variant }: Spoken): string =>
  createHmac("sha256", key).update(`voice:${turnId}-${variant}`).digest("base64url").slice(0, 22);

/** Where an answer is heard, always the same: `/files/voice/{turnId}-{variant}-{mac}.wav`. Whoever has it may listen. */
export async function voiceAddress(services: Services, spoken: Spoken): Promise<string> {
  const mac = macOf(await voiceKey(services), spoken);
  return `/files/voice/${spoken.turnId}-${spoken.variant}-${mac}.wav`;
}

/** What the last part of such an address names; undefined when it was not made here. */
export async function readVoiceAddress(services: Services, name: string): Promise<Spoken | undefined> {
  const [, turnId, variant, mac = ""] = /^(\d{1,15})-(\d{1,4})-([\w-]{22})\.wav$/.exec(name) ?? [];
  if (turnId === undefined) return undefined;
  const spoken = { turnId: Number(turnId), variant: Number(variant) };
  const right = Buffer.from(macOf(await voiceKey(services), spoken));
  return timingSafeEqual(right, Buffer.from(mac)) ? spoken : undefined;
}

const SECONDS = { wide: 0.16, narrow: 0.055, pause: 0.3, least: 0.6 };

/** About how long a text takes to be said in a voice, in seconds to a tenth: shown before it was ever synthesised. */
export function spokenSeconds(text: string, { rate }: Pick<CharacterVoice, "rate">): number {
  let seconds = 0;
  for (const sign of text) {
    if (/[，。！？；：、…—,.!?;:\n]/u.test(sign)) seconds += SECONDS.pause;
    else if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(sign))
      seconds += SECONDS.wide;
    else if (/[\p{L}\p{N}\s]/u.test(sign)) seconds += SECONDS.narrow;
  }
  return Math.max(SECONDS.least, Math.round((seconds * 1000) / rate) / 10);
}
