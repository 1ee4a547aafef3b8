import type { Relation, User } from "@4d/contract";
import { userLink } from "../../platform/app-link.ts";
import { actionSheet, confirm, type SheetAction, toastOutcome } from "../../platform/dialogs.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { copyText } from "../../platform/media/clipboard.ts";
import { push } from "../../platform/navigation.ts";
import { block, removeFriend, unblock } from "./friends.store.ts";

async function confirmBlock({ id, nickName }: User): Promise<void> {
  const title = t("friends.blockTitle", { name: nickName });
  const sure = await confirm({ title, body: t("friends.blockNote"), ok: t("friends.block"), danger: true });
  if (sure) toastOutcome(await block(id), t("friends.blocked"));
}

async function confirmRemove({ id, nickName }: User): Promise<void> {
  const title = t("friends.removeTitle", { name: nickName });
  const sure = await confirm({ title, body: t("friends.removeBody"), ok: t("friends.remove"), danger: true });
  if (sure) toastOutcome(await removeFriend(id), t("friends.removed"));
}

type PersonAction = "share" | "block" | "unblock" | "report" | "remove";

/** Other actions for a person, depending on my relation to them (`USER-1`). Pure. */
export function personActions({
  isFriend,
  isBlocked,
}: Pick<Relation, "isFriend" | "isBlocked">): PersonAction[] {
  return ["share", "report", isBlocked ? "unblock" : "block", ...(isFriend ? (["remove"] as const) : [])];
}

/** An additional action for a kind of person. */
export interface ExtraAction {
  label: string;
  run: () => Promise<void>;
}

/** Offers these actions, and an additional one if given, and runs the chosen one. `address`: what is shared. */
export async function showPersonActions(
  person: User,
  relation: Relation,
  more?: ExtraAction,
  address = userLink(person.id),
): Promise<void> {
  const words: Record<PersonAction, Omit<SheetAction, "id">> = {
    share: { label: t("friends.shareCard") },
    block: { label: t("friends.block"), danger: true },
    unblock: { label: t("friends.unblock") },
    report: { label: t("users.report") },
    remove: { label: t("friends.remove"), danger: true },
  };
  const [first, ...rest] = personActions(relation).map((id) => ({ id, ...words[id] }));
  const chosen = await actionSheet<PersonAction | "more">([
    ...(first ? [first] : []),
    ...(more ? [{ id: "more" as const, label: more.label }] : []),
    ...rest,
  ]);
  if (chosen === "more") await more?.run();
  if (chosen === "share") await copyText(address);
  if (chosen === "block") await confirmBlock(person);
  if (chosen === "unblock") toastOutcome(await unblock(person.id), t("friends.unblocked"));
  if (chosen === "report")
    push("/pages/common/report", { kind: "user", id: person.id, name: person.nickName });
  if (chosen === "remove") await confirmRemove(person);
}
