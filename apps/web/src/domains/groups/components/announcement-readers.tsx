import type { GroupMember } from "@4d/contract";
import { useEffect, useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { presentPeople } from "../group-rules.ts";
import { loadAnnouncementReaders } from "../invitations.store.ts";
import { memberName } from "./member-label.tsx";

function Faces({ title, people }: { title: string; people: readonly GroupMember[] }) {
  if (people.length === 0) return null;
  return (
    <section className="mb-4">
      <h2 className="pb-2 text-s text-text-2">{title}</h2>
      <ul className="grid grid-cols-5 gap-x-1 gap-y-2">
        {people.map((member) => (
          <li key={member.userId} className="flex min-w-0 flex-col items-center gap-0.5">
            <Avatar name={memberName(member)} src={member.headImage} size="small" />
            <span className="w-full truncate text-center text-xs text-text-2">{memberName(member)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who has read the announcement and who has not; for managers. */
export function AnnouncementReaders({
  groupId,
  members,
}: {
  groupId: number;
  members: readonly GroupMember[];
}) {
  const [ids, setIds] = useState<readonly number[]>();
  useEffect(() => {
    loadAnnouncementReaders(groupId).then(
      (outcome) => outcome.ok && setIds(outcome.value),
      () => undefined,
    );
  }, [groupId]);
  if (ids === undefined) return null;
  const present = presentPeople(members);
  const read = present.filter(({ userId }) => ids.includes(userId));
  const unread = present.filter(({ userId }) => !ids.includes(userId));
  return (
    <div className="hairline-t mt-6 pt-4">
      <Faces title={t("groups.readBy", { n: read.length })} people={read} />
      <Faces title={t("groups.unreadBy", { n: unread.length })} people={unread} />
    </div>
  );
}
