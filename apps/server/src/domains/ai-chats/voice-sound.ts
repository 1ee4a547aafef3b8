import { emptySheet, SINGLE_UPLOAD_MAX } from "@4d/contract";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import {
  findCharacter,
  type LineToSpeak,
  type SpokenLine,
  sharedWorkOf,
  speakLine,
  synthesiseLine,
} from "../characters/index.ts";
import { saveFile, storedBytes, urlOf } from "../files/index.ts";
import { parseVoice } from "./ai-chats.presenter.ts";
import { findReply, findVariant, isRecalled, saveSound } from "./replies.repository.ts";
import type { SpokenVariant } from "./voice-address.ts";

const MINUTE = 60_000;

/** A sound, and whether later requests get the same one. */
interface Sound {
  bytes: Uint8Array;
  final: boolean;
}

/** Stores a model's sound permanently; of two made at once the first wins. @returns whether this one was stored. */
async function saveModelSound(
  services: Services,
  { replyId, variant }: SpokenVariant,
  { bytes }: SpokenLine,
): Promise<boolean> {
  const file = { owner: null, name: "voice.wav", permanent: true, extension: "wav", body: bytes };
  const key = await saveFile(services, { ...file, what: { type: "audio/wav", kind: "sound" } });
  const url = urlOf(services.config.publicUrl, key);
  return saveSound(services.db, { replyId: replyId, place: variant, url });
}

/** Sounds a model is making on this node; concurrent requests share one. */
const makingOf = perServices(() => new Map<string, Promise<SpokenLine>>());

/** A reply spoken by a model; concurrent requests share one result. */
async function modelSound(services: Services, spoken: SpokenVariant, line: LineToSpeak): Promise<SpokenLine> {
  const making = makingOf(services);
  const known = making.get(line.key);
  if (known) return known;
  // The minute in the key lets work that failed be retried, and makes two nodes' concurrent attempts one.
  const key = `${line.key}:${Math.floor(services.clock.now() / MINUTE)}`;
  const made = speakLine(services, { ...line, key }, (one) => saveModelSound(services, spoken, one));
  making.set(line.key, made);
  return made.finally(() => making.delete(line.key));
}

/**
 * The sound of a reply: synthesised each time, or spoken once by a model, paid for by the person it answers, and stored
 * (`characters §4.4`, `characters §13.1`). Undefined when there is no such reply or it was recalled.
 */
export async function voiceSound(services: Services, spoken: SpokenVariant): Promise<Sound | undefined> {
  const { replyId, variant } = spoken;
  const [reply, row] = await Promise.all([
    findReply(services.db, replyId),
    findVariant(services.db, replyId, variant),
  ]);
  if (!reply || !row || (await isRecalled(services.db, reply, services.clock.now()))) return undefined;
  const stored = row.sound === null ? undefined : await storedBytes(services, row.sound, SINGLE_UPLOAD_MAX);
  if (stored) return { bytes: stored, final: true };
  const voice = parseVoice(row) ?? emptySheet.voice;
  const line = { text: row.text, voice, payerId: reply.user_id, key: `turn:${replyId}-${variant}` };
  if (voice.kind !== "server") return { bytes: (await synthesiseLine(services, line)).bytes, final: true };
  const character = await findCharacter(services.db, reply.character_id);
  const said = await modelSound(services, spoken, { ...line, work: character && sharedWorkOf(character) });
  return { bytes: said.bytes, final: said.by === "model" };
}
