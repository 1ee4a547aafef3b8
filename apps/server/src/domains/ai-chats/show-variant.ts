import type { Services } from "../../platform/services.ts";
import { showGroupVariantIntent, showPrivateVariantIntent } from "../messages/index.ts";
import type { ReplyRow } from "./replies.table.ts";

type Shown = Omit<Parameters<typeof showPrivateVariantIntent.run>[1][number], "recvId">;

/**
 * Shows a variant in the place of the one shown, in whichever chat it is.
 * @throws Failure forbidden, notFound when the chat takes it no more.
 */
export async function showVariant({ streams }: Services, reply: ReplyRow, shown: Shown): Promise<void> {
  if (reply.group_id > 0) await streams.group.submit(showGroupVariantIntent, shown);
  else await streams.private.submit(showPrivateVariantIntent, { ...shown, recvId: reply.user_id });
}
