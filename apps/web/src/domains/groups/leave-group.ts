import type { Group } from "@4d/contract";
import { confirm, toast, toastFailure, toastOutcome } from "../../platform/dialogs.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { relaunch } from "../../platform/navigation.ts";
import { dissolveGroup, quitGroup } from "./groups.store.ts";

type Asked = Pick<Group, "id" | "showGroupName">;

/** Asks, then leaves a group. */
export async function confirmLeaveGroup({ id, showGroupName }: Asked): Promise<void> {
  const title = t("groups.quitTitle", { name: showGroupName });
  const sure = await confirm({ title, body: t("groups.quitBody"), ok: t("groups.quit"), danger: true });
  if (!sure) return;
  const failure = await quitGroup(id);
  toastOutcome(failure, t("groups.quitDone"));
}

/** Asks, then dissolves a group for everybody. */
export async function confirmDissolveGroup({ id, showGroupName }: Asked): Promise<void> {
  const title = t("groups.dissolveTitle", { name: showGroupName });
  const body = t("groups.dissolveBody");
  const sure = await confirm({ title, body, ok: t("groups.dissolve"), danger: true });
  if (!sure) return;
  const failure = await dissolveGroup(id);
  if (failure !== null) return toastFailure(failure);
  toast(t("groups.dissolvedDone"));
  relaunch("/pages/group/group");
}
