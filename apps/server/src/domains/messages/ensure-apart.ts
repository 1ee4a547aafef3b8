import { UserType } from "@4d/contract";
import type { UserActor } from "../../platform/context.ts";
import type { Services } from "../../platform/services.ts";
import { ensureMayTalk, findUser, mayLookUp } from "../users/index.ts";

/** Minor mode keeps people and characters apart; of one that is not shown to them they learn nothing. @throws Failure forbidden. */
export async function ensureApart(
  services: Services,
  writer: Pick<UserActor, "id" | "minor">,
  peerId: number,
): Promise<void> {
  if (!writer.minor) return;
  const peer = await findUser(services.db, peerId);
  if (peer?.type === UserType.CHARACTER && (await mayLookUp(services, writer.id, peer)))
    ensureMayTalk(writer);
}
