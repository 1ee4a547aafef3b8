import type { Group, GroupMember } from "@4d/contract";
import { Plus } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { isCharacter, mayInvite, presentMembers } from "../group-rules.ts";
import { memberName } from "./member-label.tsx";

/** The most people shown before "all members". */
const SHOWN = 14;
const tile = "press flex w-full min-w-0 flex-col items-center gap-1 rounded-m pt-1.5 pb-1";

/** The avatars of a group's members, five in a row, and a button to invite people. */
export function MemberGrid({ group, members }: { group: Group; members: readonly GroupMember[] }) {
  const present = presentMembers(members);
  const invite = mayInvite(group);
  const shown = present.slice(0, invite ? SHOWN : SHOWN + 1);
  return (
    <section className="mb-3 rounded-m bg-ink-2 px-2 pt-2 pb-1">
      <ul className="grid grid-cols-5 gap-x-1 gap-y-1.5">
        {shown.map((member) => (
          <li key={member.userId} className="min-w-0">
            <button
              type="button"
              onClick={() => push("/pages/common/user-info", { id: member.userId })}
              className={tile}
            >
              <span className="relative flex flex-col items-center">
                <Avatar
                  name={memberName(member)}
                  src={member.headImage}
                  size="default"
                  online={member.online}
                />
                {isCharacter(member) && (
                  <span className="absolute -bottom-1 flex rounded-full bg-ink-2">
                    <Tag>{t("common.ai")}</Tag>
                  </span>
                )}
              </span>
              <span dir="auto" className="w-full truncate text-center text-xs text-text-2">
                {memberName(member)}
              </span>
            </button>
          </li>
        ))}
        {invite && (
          <li className="min-w-0">
            <button
              type="button"
              onClick={() => push("/pages/group/group-invite", { id: group.id })}
              className={tile}
            >
              <span className="grid size-12 place-items-center rounded-full bg-ink-3 text-text-2">
                <Plus aria-hidden="true" className="size-5.5 stroke-[1.8]" />
              </span>
              <span className="w-full truncate text-center text-xs text-text-2">{t("groups.invite")}</span>
            </button>
          </li>
        )}
      </ul>
      <button
        type="button"
        onClick={() => push("/pages/group/group-member", { id: group.id })}
        className="hit press mt-1 min-h-11 w-full rounded-full text-s text-text-2"
      >
        {t("groups.allMembers", { n: present.length })}
      </button>
    </section>
  );
}
