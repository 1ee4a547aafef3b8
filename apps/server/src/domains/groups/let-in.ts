import type { Services } from "../../platform/services.ts";
import { type Admit, admitIntent } from "./admit.intent.ts";
import { tellGroupChanged, tellNewGroup } from "./group-signals.ts";

/** Lets somebody in and tells him and the members. @throws Failure notFound, conflict as `admitIntent`. */
export async function letIn(services: Services, who: Admit): Promise<void> {
  if (!(await services.streams.group.submit(admitIntent, who))) return;
  await tellNewGroup(services, [who.userId], { groupId: who.groupId, sendId: who.userId });
  await tellGroupChanged(services, who.groupId);
}
