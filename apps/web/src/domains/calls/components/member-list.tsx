import type { GroupMember } from "@4d/contract";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { me } from "../../../platform/session.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PickRow } from "../../../ui/pick-row.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { friendOf } from "../../friends/index.ts";
import { groupsStore, loadMembers, presentPeople } from "../../groups/index.ts";
import { maxParticipants } from "../call-config.ts";

/** The other members of a group; undefined until loaded. */
export function useOtherMembers(groupId: number): readonly GroupMember[] | undefined {
  const members = useStore(groupsStore, (state) => state.members[groupId]);
  useEffect(() => void loadMembers(groupId), [groupId]);
  const uid = me.get()?.uid;
  return members && presentPeople(members).filter(({ userId }) => userId !== uid);
}

interface MemberListProps {
  members: readonly GroupMember[] | undefined;
  chosen: ReadonlySet<number>;
  /** Shown when nobody can be chosen. */
  none: string;
  onToggle: (id: number) => void;
}

/** Members to choose from. */
export function MemberList({ members, chosen, none, onToggle }: MemberListProps) {
  if (members === undefined) return <SkeletonRows compact />;
  if (members.length === 0) return <EmptyState title={none} />;
  return members.map(({ userId, showNickName, headImage }) => {
    const name = friendOf(userId)?.remark || showNickName;
    return (
      <PickRow
        key={userId}
        lead={<Avatar name={name} src={headImage} size="contact" />}
        title={name}
        checked={chosen.has(userId)}
        onToggle={() => onToggle(userId)}
      />
    );
  });
}

/** The set with one more or one less; beyond `room` nothing is added. Pure. */
export function toggledWithin(
  chosen: ReadonlySet<number>,
  id: number,
  room: number,
): ReadonlySet<number> | null {
  const next = new Set(chosen);
  if (next.delete(id)) return next;
  return next.size >= room ? null : next.add(id);
}

/** Says that no more can be chosen. */
export const tooManyText = (most: number): string => t("calls.pickMax", { n: most });

/** How many people a group's call takes, from the server's settings. */
export function useMaxParticipants(): number {
  const [most, setMost] = useState(9);
  useEffect(() => {
    maxParticipants().then(setMost, () => undefined);
  }, []);
  return most;
}
