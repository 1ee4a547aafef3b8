import type { Services } from "../../platform/services.ts";
import { membersMost } from "./group-limits.ts";
import { publishGroupChanged, signalNewGroup } from "./group-signals.ts";
import { type Admit, admitIntent } from "./join.intents.ts";

/** Lets somebody in and tells him and the members. @throws Failure notFound, conflict as `admitIntent`. */
export async function admitMember(services: Services, who: Omit<Admit, "most" | "onAdded">): Promise<void> {
  const most = await membersMost(services);
  const onAdded = () => signalNewGroup(services, [who.userId], { groupId: who.groupId, sendId: who.userId });
  if (!(await services.streams.group.submit(admitIntent, { ...who, most, onAdded }))) return;
  await publishGroupChanged(services, who.groupId);
}
