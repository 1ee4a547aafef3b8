import type { Group } from "@4d/contract";
import { BellOff } from "lucide-react";
import { enterChat } from "../../../platform/enter-chat.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { ListRow } from "../../../ui/list-row.tsx";
import { isLive } from "../group-rules.ts";
import { RoleTag } from "./member-label.tsx";

function stateOf(group: Group): string {
  if (group.dissolve) return t("groups.dissolved");
  if (group.quit) return t("groups.left");
  if (group.isBanned) return t("groups.banned");
  return t("groups.memberCount", { n: group.memberCount });
}

/** A group in my list; a press opens the conversation. */
export function GroupRow({ group }: { group: Group }) {
  const { id, showGroupName, headImageThumb, role, isDnd } = group;
  return (
    <div className={isLive(group) ? undefined : "opacity-60"}>
      <ListRow
        lead={<Avatar name={showGroupName} src={headImageThumb} size="row" square />}
        title={showGroupName}
        mark={
          <>
            <RoleTag role={role} />
            {isDnd && (
              <BellOff role="img" aria-label={t("friends.muted")} className="size-3.5 shrink-0 text-text-3" />
            )}
          </>
        }
        note={stateOf(group)}
        onPress={() => enterChat(`g:${id}`)}
      />
    </div>
  );
}
