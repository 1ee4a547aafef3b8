import { DECISION_NOTIFICATIONS, type Notification } from "@4d/contract";
import { t } from "../../platform/i18n/i18n.ts";
import { push } from "../../platform/navigation.ts";
import { openCreator, openPost } from "./square-paths.ts";

/** Who did it: one person by name; of several, the last one and the count. */
function actorsText({ actors, people }: Notification): string {
  const name = actors[0]?.nickName ?? t("square.somebody");
  return people > 1 ? t("square.andOthers", { name, n: people }) : name;
}

const SUBJECTS = ["post", "comment", "message", "group", "character", "story", "image", "user"] as const;

/** The subject of a decision, in a word. */
function subjectText(subject: string): string {
  const thing = SUBJECTS.find((one) => one === subject);
  return t(thing === undefined ? "square.thing.work" : `square.thing.${thing}`);
}

/** A notification as a sentence. */
export function notificationText(notification: Notification): string {
  const { kind, amount, subject } = notification;
  switch (kind) {
    case "income":
      return t("square.notice.income", { n: amount });
    case "approved":
    case "rejected":
    case "hidden":
    case "warned":
    case "kept":
    case "restored":
      return t(`square.notice.${kind}`, { what: subjectText(subject) });
    default:
      return t(`square.notice.${kind}`, { who: actorsText(notification) });
  }
}

/** Opens a notification's subject: an approved post itself, any other decision its reasons. */
export function openNotification({ kind, post, actors }: Notification): void {
  const isDecision = DECISION_NOTIFICATIONS.has(kind);
  if (kind === "request") push("/pages/friend/new-friends");
  else if (kind === "income") push("/pages/mine/capsule-balance");
  else if (post !== null && (kind === "approved" || !isDecision)) openPost(post.id);
  else if (isDecision) push("/pages/mine/decisions");
  else if (actors[0] !== undefined) openCreator(actors[0].id);
}
