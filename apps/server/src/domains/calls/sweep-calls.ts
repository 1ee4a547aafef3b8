import type { Services } from "../../platform/services.ts";
import { changeState } from "../../platform/shared-state.ts";
import { callKeyKind } from "./call-state.ts";
import type { EndedCall } from "./private-call.ts";
import { recordCall } from "./record-call.ts";
import { sweepGroupCall } from "./sweep-group-call.ts";
import { sweepPrivateCall } from "./sweep-private-call.ts";

/** Calls looked after in one turn; the rest comes with the next, a second later. */
const AT_ONCE = 100;

async function recordAgain(services: Services, key: string): Promise<void> {
  const end = await changeState(services.state, (change) => change.get<EndedCall>(key));
  if (end !== null) await recordCall(services, end);
}

async function sweep(services: Services, key: string): Promise<void> {
  const kind = callKeyKind(key);
  if (kind === "pair") return sweepPrivateCall(services, key);
  if (kind === "group") return sweepGroupCall(services, key);
  if (kind === "ended") return recordAgain(services, key);
}

/**
 * Ends what rang too long and what nobody holds any more. Every node does this each second and whoever comes
 * first does it, so a call never depends on the node it began on (`calls §1.1`).
 */
export async function sweepCalls(services: Services): Promise<void> {
  for (const key of await services.state.due(services.clock.now(), AT_ONCE)) await sweep(services, key);
}
