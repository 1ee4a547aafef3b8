import type { Notice } from "@4d/contract";
import { t } from "../../platform/i18n/i18n.ts";
import { push } from "../../platform/navigation.ts";
import { openCreator, openPost } from "./square-paths.ts";

/** Who did it: one by name, of more the last one and how many. */
function whoOf({ actors, people }: Notice): string {
  const name = actors[0]?.nickName ?? t("square.somebody");
  return people > 1 ? t("square.andOthers", { name, n: people }) : name;
}

/** A notice as a sentence. */
export function sentenceOf(notice: Notice): string {
  const { kind, amount, commentId } = notice;
  switch (kind) {
    case "income":
      return t("square.notice.income", { n: amount });
    case "approved":
    case "rejected":
    case "hidden":
      return commentId === null ? t(`square.notice.${kind}`) : t(`square.noticeOfComment.${kind}`);
    default:
      return t(`square.notice.${kind}`, { who: whoOf(notice) });
  }
}

/** Goes to what a notice is about. */
export function openNotice({ kind, post, actors }: Notice): void {
  if (kind === "request") push("/pages/friend/new-friends");
  else if (kind === "income") push("/pages/mine/capsule-balance");
  else if (kind === "hidden" || kind === "rejected") push("/pages/mine/decisions");
  else if (post !== null) openPost(post.id);
  else if (actors[0] !== undefined) openCreator(actors[0].id);
}
