import type { Services } from "../../platform/services.ts";
import { type Admit, admitIntent } from "./admit.intent.ts";
import { membersMost } from "./group-limits.ts";
import { tellGroupChanged, tellNewGroup } from "./group-signals.ts";

/** Lets somebody in and tells him and the members. @throws Failure notFound, conflict as `admitIntent`. */
export async function letIn(services: Services, who: Omit<Admit, "most" | "tell">): Promise<void> {
  const most = await membersMost(services);
  const tell = () => tellNewGroup(services, [who.userId], { groupId: who.groupId, sendId: who.userId });
  if (!(await services.streams.group.submit(admitIntent, { ...who, most, tell }))) return;
  await tellGroupChanged(services, who.groupId);
}
