import type { Group, GroupMember } from "@4d/contract";
import { foldQuery, includesFolded } from "@4d/contract/folding";
import { MicOff } from "lucide-react";
import { useState } from "react";
import { confirm, toastOutcome } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { back } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { me } from "../../../platform/session.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListRow } from "../../../ui/list-row.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { GroupFrame } from "../components/group-frame.tsx";
import { memberName, RoleTag } from "../components/member-label.tsx";
import { isCharacter, isMuted, presentMembers } from "../group-rules.ts";
import { transferGroup } from "../groups.store.ts";
import { showMemberActions } from "../member-actions.ts";

async function askTransfer(group: Group, { userId }: GroupMember, name: string): Promise<void> {
  const title = t("groups.transferTitle", { name });
  const sure = await confirm({
    title,
    body: t("groups.transferBody"),
    ok: t("groups.transfer"),
    danger: true,
  });
  if (!sure) return;
  const failure = await transferGroup(group.id, userId);
  toastOutcome(failure, t("groups.transferred"));
  if (failure === null) back();
}

function MemberRow({ member, onPress }: { member: GroupMember; onPress: (name: string) => void }) {
  const name = memberName(member);
  const aside = member.showNickName === name ? undefined : member.showNickName;
  return (
    <div className="[contain-intrinsic-size:auto_62px] [content-visibility:auto]">
      <ListRow
        compact
        lead={<Avatar name={name} src={member.headImage} size="contact" online={member.online} />}
        title={name}
        mark={
          <>
            {isCharacter(member) && <Tag>{t("common.ai")}</Tag>}
            <RoleTag role={member.role} />
            {isMuted(member.mutedUntil) && (
              <MicOff role="img" aria-label={t("groups.isMuted")} className="size-3.5 shrink-0 text-rose" />
            )}
          </>
        }
        note={aside}
        onPress={() => onPress(name)}
      />
    </div>
  );
}

function Members({ group, members }: { group: Group; members: readonly GroupMember[] }) {
  const transfer = usePage().query.mode === "transfer" && group.role === "owner";
  const [words, setWords] = useState("");
  const wanted = foldQuery(words);
  const shown = presentMembers(members)
    .filter(({ userId }) => !transfer || userId !== me.get()?.uid)
    .filter((member) => includesFolded(wanted, memberName(member), member.showNickName));
  return (
    <div className="flex h-full flex-col">
      <SearchField label={t("groups.searchMembers")} value={words} onChange={setWords} />
      <div className="scroller min-h-0 flex-1 pb-6">
        {transfer && <p className="px-4 pb-2 text-s text-text-2">{t("groups.transferNote")}</p>}
        {shown.length === 0 && <EmptyState title={t("groups.noMember")} />}
        {shown.map((member) => (
          <MemberRow
            key={member.userId}
            member={member}
            onPress={(name) =>
              void (transfer ? askTransfer(group, member, name) : showMemberActions(group, member, name))
            }
          />
        ))}
      </div>
    </div>
  );
}

/** Members with their roles; managers mute, promote and remove, `?mode=transfer` chooses a new owner (`GROUP-2`). */
export function GroupMemberPage() {
  const transfer = usePage().query.mode === "transfer";
  return (
    <GroupFrame title={t(transfer ? "groups.transfer" : "groups.members")} fixed>
      {(group, members) => <Members group={group} members={members} />}
    </GroupFrame>
  );
}
