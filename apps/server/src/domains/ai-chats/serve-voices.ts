import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Failure } from "../../platform/failure.ts";
import { networkKeyOf } from "../../platform/network-key.ts";
import type { Services } from "../../platform/services.ts";
import { FILE_FOLDERS, sendBytes } from "../files/index.ts";
import { readVoiceAddress } from "./voice-address.ts";
import { voiceSound } from "./voice-sound.ts";

/** Enough to play the replies of an AI chat one after the other, and not many more. */
const LISTEN_LIMIT = { rate: 2, burst: 60 };
/** A message may be recalled, so a copy is revalidated within a minute. */
const FRESH = "private, max-age=60, must-revalidate";

type Request = FastifyRequest<{ Params: { name: string } }>;

/**
 * Serves spoken replies at `/files/voice/{replyId}-{variant}-{mac}.wav`, under each of `FILE_FOLDERS`
 * (`characters §4.4`). They are made on request from the stored text. Whoever has the address may listen.
 */
export function serveVoices(app: FastifyInstance, services: Services): void {
  for (const folder of FILE_FOLDERS)
    app.route<{ Params: { name: string } }>({
      method: ["GET", "HEAD"],
      url: `${folder}/voice/:name`,
      handler: (request, reply) => serve(services, request, reply),
    });
}

const sendRefusal = (reply: FastifyReply, status: number, words: string): FastifyReply =>
  reply.code(status).header("cache-control", "no-store").type("text/plain; charset=utf-8").send(words);

/** Returns a refusal as a value; rethrows every other error. */
function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  throw error;
}

/** The listener has too many requests queued, or the server is stopping. */
function sendTooMany(reply: FastifyReply, failure: Failure): FastifyReply {
  const { kind, details } = failure;
  if (kind !== "tooMany") throw failure;
  const { data } = details;
  const { retryAfter } = data as { retryAfter: number };
  return sendRefusal(reply.header("retry-after", retryAfter), 429, "Too many requests");
}

async function serve(services: Services, request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const spoken = await readVoiceAddress(services, request.params.name);
  if (!spoken) return sendRefusal(reply, 404, "Not found");
  const { ok, retryAfter } = await services.limits.take(`voice:${networkKeyOf(request.ip)}`, LISTEN_LIMIT);
  if (!ok) return sendRefusal(reply.header("retry-after", retryAfter), 429, "Too many requests");
  const sound = await voiceSound(services, spoken).catch(asFailure);
  if (sound instanceof Failure) return sendTooMany(reply, sound);
  if (!sound) return sendRefusal(reply, 404, "Not found");
  // The fallback for a model that did not speak must be requested again next time.
  return sendBytes(request, reply, {
    bytes: sound.bytes,
    type: "audio/wav",
    ...(sound.final
      ? { cacheControl: FRESH, etag: `"${request.params.name}"` }
      : { cacheControl: "no-store" }),
  });
}
