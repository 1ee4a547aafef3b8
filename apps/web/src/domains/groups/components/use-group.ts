import type { Group, GroupMember } from "@4d/contract";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import type { Failure } from "../../../platform/failure.ts";
import { mayManage } from "../group-rules.ts";
import { groupOf, groupsStore, loadGroup, loadMembers, loadWaiting } from "../groups.store.ts";

export interface GroupView {
  group: Group | undefined;
  members: readonly GroupMember[] | undefined;
  failure: Failure | null;
  reload: () => Promise<void>;
}

async function load(id: number): Promise<Failure | null> {
  const failure = await loadGroup(id);
  if (failure !== null) return failure;
  const group = groupOf(id);
  if (group === undefined || group.quit || group.dissolve) return null;
  if (mayManage(group)) void loadWaiting(id);
  return loadMembers(id);
}

/** A group and its members, fetched whenever the page is shown. */
export function useGroup(id: number, active: boolean): GroupView {
  const group = useStore(groupsStore, ({ groups }) => groups.find((other) => other.id === id));
  const members = useStore(groupsStore, (state) => state.members[id]);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    if (active && id > 0) load(id).then(setFailure, () => undefined);
  }, [active, id]);
  return { group, members, failure, reload: async () => setFailure(await load(id)) };
}
