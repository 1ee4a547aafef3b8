import type { Group, GroupMember } from "@4d/contract";
import { actionSheet, confirm, type SheetAction, toastOutcome } from "../../platform/dialogs.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { push } from "../../platform/navigation.ts";
import { serverNow } from "../../platform/server-clock.ts";
import { isMuted, mayModerateMember } from "./group-rules.ts";
import { muteMember, removeMember, setMemberRole } from "./groups.store.ts";

const HOUR = 3_600_000;
export type MemberAction = "see" | "promote" | "demote" | "mute" | "unmute" | "remove";

/** The actions for a member, depending on my role (`GROUP-2`). Pure. */
export function memberActions(group: Group, member: GroupMember, now = serverNow()): MemberAction[] {
  if (!mayModerateMember(group, member)) return ["see"];
  const rank: MemberAction[] = member.role === "admin" ? ["demote"] : ["promote"];
  const silence: MemberAction = isMuted(member.mutedUntil, now) ? "unmute" : "mute";
  return ["see", ...(group.role === "owner" ? rank : []), silence, "remove"];
}

async function askMute(groupId: number, userId: number): Promise<void> {
  const chosen = await actionSheet(
    [
      { id: "1", label: t("groups.muteHour") },
      { id: "24", label: t("groups.muteDay") },
      { id: "168", label: t("groups.muteWeek") },
      { id: "ever", label: t("groups.muteEver"), danger: true },
    ],
    t("groups.muteTitle"),
  );
  if (chosen === null) return;
  const until = chosen === "ever" ? null : serverNow() + Number(chosen) * HOUR;
  toastOutcome(await muteMember(groupId, userId, until), t("groups.mutedDone"));
}

async function askRemove(groupId: number, userId: number, name: string): Promise<void> {
  const title = t("groups.removeTitle", { name });
  if (!(await confirm({ title, ok: t("groups.remove"), danger: true }))) return;
  toastOutcome(await removeMember(groupId, userId), t("groups.removed"));
}

/** Offers these actions and runs the chosen one. */
export async function showMemberActions(group: Group, member: GroupMember, name: string): Promise<void> {
  const { userId } = member;
  const words: Record<MemberAction, Omit<SheetAction, "id">> = {
    see: { label: t("groups.seeProfile") },
    promote: { label: t("groups.promote") },
    demote: { label: t("groups.demote") },
    mute: { label: t("groups.mute") },
    unmute: { label: t("groups.unmute") },
    remove: { label: t("groups.remove"), danger: true },
  };
  const acts = memberActions(group, member);
  const chosen =
    acts.length === 1
      ? "see"
      : await actionSheet(
          acts.map((id) => ({ id, ...words[id] })),
          name,
        );
  if (chosen === "see") push("/pages/common/user-info", { id: userId });
  if (chosen === "promote")
    toastOutcome(await setMemberRole(group.id, userId, "admin"), t("groups.promoted"));
  if (chosen === "demote") toastOutcome(await setMemberRole(group.id, userId, "member"), t("groups.demoted"));
  if (chosen === "mute") await askMute(group.id, userId);
  if (chosen === "unmute") toastOutcome(await muteMember(group.id, userId, 0), t("groups.unmuted"));
  if (chosen === "remove") await askRemove(group.id, userId, name);
}
