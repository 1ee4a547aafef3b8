import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/shell.mjs";
import type { Company } from "./company.ts";
import type { Square } from "./seeds/square.ts";

/** Whose screen it is: nobody logged in, a person with a full account, a new person, or the administrator. */
export type Viewer = "nobody" | "me" | "newcomer" | "boss";

/** One picture to take. */
export interface Shot {
  readonly file: string;
  readonly path: string;
  readonly looker: Viewer;
  /** Opened by a press on its tab rather than by its address. */
  readonly tab?: string;
}

interface Screen {
  readonly path: string;
  readonly open: boolean;
}

/** The routes whose page exists, read from the text of the route table. */
function screens(): Screen[] {
  const text = readFileSync(join(root, "apps/web/src/app/routes.ts"), "utf8");
  return [...text.matchAll(/\["(\/[^"]*)",\s*"([\w-]+)\/([\w-]+)"(?:,\s*\{([^}]*)\})?\]/g)].flatMap(
    ([, path = "", domain = "", page = "", options = ""]) =>
      existsSync(join(root, `apps/web/src/domains/${domain}/pages/${page}.tsx`))
        ? [{ path, open: options.includes("open: true") }]
        : [],
  );
}

const nameOf = (path: string) => path.split("/").at(-1) || "messages";

/** Which story a screen of stories shows. */
function storyQuery(path: string, { stories }: Company): string {
  const name = nameOf(path);
  if (name === "interactive-fiction") return `?id=${stories.published}`;
  return ["story", "story-read", "story-share"].includes(name) ? `?id=${stories.reading}` : "";
}

/** The query with which a screen of the square shows something. */
function squareQuery(path: string, { post, topic, author, mine }: Square): string {
  const name = nameOf(path);
  if (!path.startsWith("/pages/square/")) return "";
  if (["post", "post-share", "lineage"].includes(name)) return `?id=${post}`;
  if (name === "edit") return `?id=${mine}`;
  if (name === "topic") return `?id=${topic}`;
  return name === "creator" || name === "follows" ? `?id=${author}` : "";
}

/** Which scheduled messages a screen shows. */
function scheduledQuery(path: string, { lengthy, scheduled }: Company): string {
  if (path.endsWith("/scheduled")) return `?chatId=p:${lengthy.id}`;
  return path.endsWith("/scheduled-edit") ? `?id=${scheduled.id}` : "";
}

/** The query with which a screen shows something. */
function query(path: string, seen: Company): string {
  switch (nameOf(path)) {
    case "chat-box":
    case "chat-info":
      return `?chatId=p:${seen.friend.id}`;
    case "user-info":
    case "friend-remark":
      return `?id=${seen.friend.id}`;
    case "ai-call":
    case "memories":
      return `?id=${seen.character.userId}`;
    case "chat-homepage":
      return `?userId=${seen.character.userId}`;
    case "friend-ask":
      return `?id=${seen.stranger.id}`;
    case "forward":
      return `?from=p:${seen.lengthy.id}&ids=${seen.quotedId}`;
    case "merged":
      return `?chatId=p:${seen.lengthy.id}&messageId=${seen.cardId}`;
    case "create-ai":
    case "preview-ai":
    case "dialog-style":
    case "voice-select":
      return `?id=${seen.making.draft}`;
    case "craft-share":
      return `?number=${seen.craft.number}`;
    case "send-image":
      return `?job=${seen.images.job}&picture=${seen.images.picture}`;
    case "gift":
      return `?id=${seen.gifts.shared}`;
    case "gift-send":
      return `?chatId=p:${seen.friend.id}`;
    case "poll":
      return `?id=${seen.polls.open}`;
    case "poll-start":
      return `?groupId=${seen.groupId}`;
    case "contact-send":
      return `?chatId=p:${seen.friend.id}`;
    case "pay-desk":
    case "success":
    case "sandbox":
      return `?order_no=${seen.orderNo}`;
    case "report":
      return `?kind=user&id=${seen.lengthy.id}&name=${encodeURIComponent(seen.lengthy.nickName)}`;
    default:
      break;
  }
  const ofGroup = path.startsWith("/pages/group/") && !path.endsWith("/group") && !path.endsWith("-create");
  return ofGroup ? `?id=${seen.groupId}` : "";
}

/** Screens of characters in another state. */
const characterVariants = ({ character, forked, nightGroupId, unmet }: Company): Record<string, string> => ({
  "chat-box-character": `/pages/chat/chat-box?chatId=p:${character.userId}`,
  "chat-box-character-group": `/pages/chat/chat-box?chatId=g:${nightGroupId}`,
  "chat-homepage-fork": `/pages/chat/chat-homepage?userId=${forked.userId}`,
  "chat-homepage-opening": `/pages/chat/chat-homepage?userId=${unmet.userId}`,
  "create-ai-new": "/pages/create/create-ai",
  "create-ai-missing": "/pages/create/create-ai?id=999999",
  "group-info-characters": `/pages/group/group-info?id=${nightGroupId}`,
  "user-info-character": `/pages/common/user-info?id=${character.userId}`,
  "user-info-character-met": `/pages/common/user-info?id=${forked.userId}`,
});

/** The same screens in another state: longer, emptier, seen by a person with less content. */
function variants(company: Company): Record<string, string> {
  const { friend, lengthy, stranger, groupId, othersGroupId, invitation, cardId, gifts, polls, scheduled } =
    company;
  return {
    ...characterVariants(company),
    "chat-box-group": `/pages/chat/chat-box?chatId=g:${groupId}`,
    "chat-box-kinds": `/pages/chat/chat-box?chatId=p:${lengthy.id}`,
    "chat-box-card": `/pages/chat/chat-box?chatId=p:${lengthy.id}&messageId=${cardId}`,
    "chat-box-muted": `/pages/chat/chat-box?chatId=g:${othersGroupId}`,
    "chat-box-stranger": `/pages/chat/chat-box?chatId=p:${stranger.id}`,
    "chat-info-group": `/pages/chat/chat-info?chatId=g:${groupId}`,
    "scheduled-edit-picture": `/pages/chat/scheduled-edit?id=${scheduled.pictureId}`,
    "scheduled-none": `/pages/chat/scheduled?chatId=p:${stranger.id}`,
    "chat-info-long": `/pages/chat/chat-info?chatId=p:${lengthy.id}`,
    "friend-add-found": "/pages/friend/friend-add?name=person",
    "friend-add-none": "/pages/friend/friend-add?name=nobody_like_this",
    "gift-missing": "/pages/gift/gift?id=999999",
    "gift-waiting": `/pages/gift/gift?id=${gifts.toMe}`,
    "interactive-fiction-new": "/pages/create/interactive-fiction",
    "interactive-fiction-missing": "/pages/create/interactive-fiction?id=999999",
    "stories-tag": `/pages/story/stories?tag=${encodeURIComponent("奇想")}`,
    "characters-tag": `/pages/chat/characters?tag=${encodeURIComponent("治愈")}`,
    "story-missing": "/pages/story/story?id=999999",
    "poll-closed": `/pages/poll/poll?id=${polls.mine}`,
    "poll-missing": "/pages/poll/poll?id=999999",
    "post-missing": "/pages/square/post?id=999999",
    "follows-following": `/pages/square/follows?id=${friend.id}&side=following`,
    "kept-mine": "/pages/square/kept?side=mine",
    "group-info-invited": `/pages/group/group-info?token=${invitation}`,
    "group-info-member": `/pages/group/group-info?id=${othersGroupId}`,
    "group-member-transfer": `/pages/group/group-member?id=${groupId}&mode=transfer`,
    "group-notice-member": `/pages/group/group-notice?id=${othersGroupId}`,
    "not-found": "/pages/nowhere/at-all",
    "order-missing": "/uni_modules/uni-pay/pages/success/success?order_no=NOSUCHORDER00000",
    "search-none": "/pages/chat/search?words=zzzz",
    "search-words": `/pages/chat/search?words=${encodeURIComponent("路")}`,
    "user-info-long": `/pages/common/user-info?id=${lengthy.id}`,
    "user-info-stranger": `/pages/common/user-info?id=${stranger.id}`,
  };
}

/** The administrator's own screens. */
const ADMIN_PATH = /\/(admin-|system-settings)/;

const adminQuery = (path: string, { friend, culprit, caseId, groupId }: Company): string => {
  if (path.endsWith("/admin-report")) return `?id=${caseId}`;
  if (path.endsWith("/admin-group")) return `?id=${groupId}`;
  if (path.endsWith("/admin-user")) return `?id=${culprit.id}`;
  return path.endsWith("/admin-act") ? `?id=${friend.id}&act=ban` : "";
};

const adminVariants = ({ friend }: Company): Record<string, string> => ({
  "admin-act-capsules": `/pages/mine/admin-act?id=${friend.id}&act=capsules`,
  "admin-act-rights": `/pages/mine/admin-act?id=${friend.id}&act=rights`,
  ...Object.fromEntries(
    ["registration", "security", "announcement", "prices", "ads", "ai", "calls", "words", "limits"].map(
      (group) => [`system-settings-${group}`, `/pages/mine/system-settings?group=${group}`],
    ),
  ),
  "admin-user-gone": "/pages/mine/admin-user?id=999999",
});

/** Screens that look different while they are empty. */
const HOLLOW =
  /\/(|infiniteCraft|craft-wall|chat-homepage|discover|friend|group|group-create|create|create-image|mine|capsule-balance|new-friends|blocklist|archived|search|forward|sessions|security|stories|square|kept|notices)$/;

/** Every picture of the series. */
export function listShots(company: Company): Shot[] {
  const all = screens().filter(({ path }) => path !== "/pages/chat/chat");
  const tab = (path: string) => (path === "/" ? { tab: "messages" } : {});
  return [
    ...all
      .filter(({ open }) => open)
      .map(({ path }): Shot => ({ file: `${nameOf(path)}-open`, path, looker: "nobody" })),
    ...all
      .filter(({ open }) => !open)
      .map(
        ({ path }): Shot => ({
          file: nameOf(path),
          path:
            path +
            (ADMIN_PATH.test(path)
              ? adminQuery(path, company)
              : scheduledQuery(path, company) ||
                storyQuery(path, company) ||
                squareQuery(path, company.square) ||
                query(path, company)),
          looker: ADMIN_PATH.test(path) ? "boss" : "me",
          ...tab(path),
        }),
      ),
    ...Object.entries(adminVariants(company)).map(([file, path]): Shot => ({ file, path, looker: "boss" })),
    ...Object.entries(variants(company)).map(([file, path]): Shot => ({ file, path, looker: "me" })),
    ...all
      .filter(({ path }) => HOLLOW.test(path))
      .map(({ path }): Shot => ({ file: `${nameOf(path)}-empty`, path, looker: "newcomer", ...tab(path) })),
  ];
}
