import type { AiReply, api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { describeReply, findOwnReply } from "./own-reply.ts";

/** An answer to the caller and all its variants. @throws Failure notFound. */
export async function showReply({
  ctx: { services, actor },
  input: { id },
}: Call<InputOf<typeof api.aiChats.reply>>): Promise<AiReply> {
  await findOwnReply(services, id, actor.id);
  return describeReply(services, id);
}
