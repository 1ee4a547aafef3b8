import { isolated } from "../../platform/i18n/bidi-isolated.ts";
import { lang, t } from "../../platform/i18n/i18n.ts";
import { friendName, friendOf } from "../friends/index.ts";
import { groupsStore } from "../groups/index.ts";
import type { UnreachedMembers } from "./call-view.ts";

/** The first people are named; the rest are counted. */
const NAMED = 3;

/** My remark for a friend, else their name in the group, else the one the call gave. */
function nameOf(groupId: number, { id, nickName }: UnreachedMembers["people"][number]): string {
  const friend = friendOf(id);
  if (friend !== undefined) return friendName(friend);
  const member = groupsStore.getState().members[groupId]?.find(({ userId }) => userId === id);
  return member?.showNickName || nickName || t("calls.somebody");
}

/** Who did not join a group's call, and why, in the reader's language (`APP-6`). */
export function unreachedText({ why, words, people }: UnreachedMembers, groupId: number): string {
  const named = people.slice(0, NAMED).map((one) => isolated(nameOf(groupId, one)));
  const more = people.length - named.length;
  const all = more === 0 ? named : [...named, t("calls.othersToo", { n: more })];
  const names = new Intl.ListFormat(lang.get(), { type: "conjunction" }).format(all);
  return why === "said" ? `${names}: ${words}` : t(`calls.unreached.${why}`, { names });
}
