import type { Services } from "../../platform/services.ts";
import { sayGroupVariantIntent, sayVariantIntent } from "../messages/index.ts";
import type { TurnRow } from "./turns.table.ts";

type Shown = Omit<Parameters<typeof sayVariantIntent.run>[1][number], "recvId">;

/**
 * Shows a variant in the place of the one shown, in whichever chat it is.
 * @throws Failure forbidden, notFound when the chat takes it no more.
 */
export async function showVariant({ streams }: Services, turn: TurnRow, shown: Shown): Promise<void> {
  if (turn.group_id > 0) await streams.group.submit(sayGroupVariantIntent, shown);
  else await streams.private.submit(sayVariantIntent, { ...shown, recvId: turn.user_id });
}
