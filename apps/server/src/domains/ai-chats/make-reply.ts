import type { Services } from "../../platform/services.ts";
import { judgeMessage } from "../moderation/index.ts";
import { builtInReply, caringReply, refusingReply } from "./built-in-reply.ts";
import type { GeneratedReply, NoReply } from "./generated-reply.ts";
import { modelReply } from "./model-reply.ts";
import type { ReplyContext } from "./reply-context.ts";

/** Makes an answer: somebody in despair is cared for, what may not be said is refused, all else is talk. */
export async function makeReply(
  services: Services,
  context: ReplyContext,
  signal: AbortSignal,
): Promise<GeneratedReply | NoReply> {
  const { asked, reply, options } = context;
  const judgement = await judgeMessage(services, { text: asked, owner: reply.user_id, signal });
  if (judgement === "crisis") return caringReply(context);
  if (judgement === "block") return refusingReply(context);
  if (signal.aborted) return "cancelled";
  return options.by === "builtin" ? builtInReply(context) : modelReply(services, context, signal);
}
