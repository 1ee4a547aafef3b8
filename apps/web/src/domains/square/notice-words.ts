import { DECIDED_NOTICES, type Notice } from "@4d/contract";
import { t } from "../../platform/i18n/i18n.ts";
import { push } from "../../platform/navigation.ts";
import { openCreator, openPost } from "./square-paths.ts";

/** Who did it: one by name, of more the last one and how many. */
function whoOf({ actors, people }: Notice): string {
  const name = actors[0]?.nickName ?? t("square.somebody");
  return people > 1 ? t("square.andOthers", { name, n: people }) : name;
}

const THINGS = ["post", "comment", "message", "group", "character", "story", "image", "user"] as const;

/** What was decided about, in a word. */
function thingOf(subject: string): string {
  const thing = THINGS.find((one) => one === subject);
  return t(thing === undefined ? "square.thing.work" : `square.thing.${thing}`);
}

/** A notice as a sentence. */
export function sentenceOf(notice: Notice): string {
  const { kind, amount, subject } = notice;
  switch (kind) {
    case "income":
      return t("square.notice.income", { n: amount });
    case "approved":
    case "rejected":
    case "hidden":
    case "warned":
    case "kept":
    case "restored":
      return t(`square.notice.${kind}`, { what: thingOf(subject) });
    default:
      return t(`square.notice.${kind}`, { who: whoOf(notice) });
  }
}

/** Goes to what a notice is about: a post let through to itself, any other decision to its reasons. */
export function openNotice({ kind, post, actors }: Notice): void {
  const decided = DECIDED_NOTICES.has(kind);
  if (kind === "request") push("/pages/friend/new-friends");
  else if (kind === "income") push("/pages/mine/capsule-balance");
  else if (post !== null && (kind === "approved" || !decided)) openPost(post.id);
  else if (decided) push("/pages/mine/decisions");
  else if (actors[0] !== undefined) openCreator(actors[0].id);
}
