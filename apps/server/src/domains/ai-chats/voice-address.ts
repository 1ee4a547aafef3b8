import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { CharacterVoice } from "@4d/contract";
import { speechDuration } from "@4d/voice-synth";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { synthVoiceOf } from "../characters/index.ts";
import { ensureKey } from "./ai-chats.repository.ts";

/** The reply and variant to be heard. */
export interface SpokenVariant {
  replyId: number;
  variant: number;
}

/** A key of its own, because token keys are rotated and an address must stay valid as long as its message. */
const keyOf = perServices<{ key: Promise<string> | undefined }>(() => ({ key: undefined }));

function voiceKey(services: Services): Promise<string> {
  const cached = keyOf(services);
  cached.key ??= ensureKey(services.db, "voice", randomBytes(32).toString("base64url")).catch(
    (error: unknown) => {
      cached.key = undefined;
      throw error;
    },
  );
  return cached.key;
}

const macOf = (key: string, { replyId, variant }: SpokenVariant): string =>
  createHmac("sha256", key).update(`voice:${replyId}-${variant}`).digest("base64url").slice(0, 22);

/** The stable address of a spoken reply: `/files/voice/{replyId}-{variant}-{mac}.wav`. Whoever has it may listen. */
export async function voiceAddress(services: Services, spoken: SpokenVariant): Promise<string> {
  const mac = macOf(await voiceKey(services), spoken);
  return `/files/voice/${spoken.replyId}-${spoken.variant}-${mac}.wav`;
}

/** Parses and verifies the last part of such an address; undefined when it was not made here. */
export async function readVoiceAddress(services: Services, name: string): Promise<SpokenVariant | undefined> {
  const [, replyId, variant, mac = ""] = /^(\d{1,15})-(\d{1,4})-([\w-]{22})\.wav$/.exec(name) ?? [];
  if (replyId === undefined) return undefined;
  const spoken = { replyId: Number(replyId), variant: Number(variant) };
  const right = Buffer.from(macOf(await voiceKey(services), spoken));
  return timingSafeEqual(right, Buffer.from(mac)) ? spoken : undefined;
}

/** Duration of a text in a voice, in seconds: exact for a synthesised voice, else an estimate. */
export const spokenSeconds = (text: string, voice: CharacterVoice): number =>
  speechDuration(text, synthVoiceOf(voice));
