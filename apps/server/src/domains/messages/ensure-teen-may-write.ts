import { UserType } from "@4d/contract";
import type { UserActor } from "../../platform/context.ts";
import type { Services } from "../../platform/services.ts";
import { ensureMayUseAiChats, findUser, mayLookUp } from "../users/index.ts";

/** Minor mode keeps people and characters apart; of one that is not shown to them they learn nothing. @throws Failure forbidden. */
export async function ensureTeenMayWrite(
  services: Services,
  writer: Pick<UserActor, "id" | "teenMode">,
  peerId: number,
): Promise<void> {
  if (!writer.teenMode) return;
  const peer = await findUser(services.db, peerId);
  if (peer?.type === UserType.CHARACTER && (await mayLookUp(services, writer.id, peer)))
    ensureMayUseAiChats(writer);
}
