import type { ComponentType } from "react";
import { withLate } from "../platform/i18n/i18n.ts";
import type { LoadPage } from "../ui/async-page.tsx";
import type { TabName } from "../ui/tab-bar.tsx";

export interface Route {
  /** Loads the page's code. */
  load: LoadPage;
  /** Set for the five tabs: retained, shown with the tab bar. */
  tab?: TabName;
  /** Shown with the tab bar without being a tab (chat-homepage). */
  bar?: boolean;
  /** Accessible without a login. */
  open?: boolean;
}
type Name = { domain: string; file: string };

const files = import.meta.glob<Record<string, ComponentType>>("../domains/*/pages/*-page.tsx");

/** Domains whose texts load with their pages. */
const LATE = new Set([
  "account",
  "admin",
  "ai-chats",
  "calls",
  "capsules",
  "characters",
  "contacts",
  "craft",
  "create",
  "device",
  "discover",
  "gifts",
  "groups",
  "images",
  "payments",
  "polls",
  "scheduled",
  "square",
  "stories",
]);

/** A page's component is named after its file: chat-box-page.tsx exports ChatBoxPage. */
function exportName(file: string): string {
  return file.replaceAll(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
}

function loaderOf({ domain, file }: Name): LoadPage | undefined {
  const load = files[`../domains/${domain}/pages/${file}.tsx`];
  if (load === undefined) return;
  return async () => {
    const Shown = (await (LATE.has(domain) ? withLate(load) : load()))[exportName(file)];
    if (Shown === undefined) throw new Error(`${file}.tsx does not export ${exportName(file)}`);
    return Shown;
  };
}

type Options = Omit<Route, "load">;
const rows: readonly (readonly [path: string, page: `${string}/${string}-page`, options?: Options])[] = [
  // The pages of `rules §2.2`.
  ["/", "messages/messages-page", { tab: "messages" }],
  ["/pages/chat/chat", "messages/messages-page", { tab: "messages" }],
  ["/pages/chat/chat-homepage", "ai-chats/chat-homepage-page", { bar: true }],
  ["/pages/chat/chat-box", "messages/chat-box-page"],
  ["/pages/chat/chat-private-video", "calls/chat-private-video-page"],
  ["/pages/chat/chat-group-video", "calls/chat-group-video-page"],
  ["/pages/login/login", "auth/login-page", { open: true }],
  ["/pages/register/register", "auth/register-page", { open: true }],
  ["/pages/discover/discover", "discover/discover-page", { tab: "discover" }],
  ["/pages/group/group", "groups/group-page"],
  ["/pages/group/group-info", "groups/group-info-page"],
  ["/pages/group/group-edit", "groups/group-edit-page"],
  ["/pages/group/group-invite", "groups/group-invite-page"],
  ["/pages/group/group-member", "groups/group-member-page"],
  ["/pages/mine/mine", "users/mine-page", { tab: "mine" }],
  ["/pages/mine/mine-edit", "users/mine-edit-page"],
  ["/pages/mine/mine-password", "auth/mine-password-page"],
  ["/pages/mine/capsule-balance", "capsules/capsule-balance-page"],
  ["/pages/mine/admin-users", "admin/admin-users-page"],
  ["/pages/mine/system-settings", "admin/system-settings-page"],
  ["/pages/friend/friend", "friends/friend-page", { tab: "contacts" }],
  ["/pages/friend/friend-add", "friends/friend-add-page"],
  ["/pages/common/user-info", "friends/user-info-page"],
  ["/pages/create/create", "create/create-page", { tab: "create" }],
  ["/pages/create/create-ai", "characters/create-ai-page"],
  ["/pages/create/preview-ai", "characters/preview-ai-page"],
  ["/pages/create/create-image", "images/create-image-page"],
  ["/pages/create/dialog-style", "characters/dialog-style-page"],
  ["/pages/create/voice-select", "characters/voice-select-page"],
  ["/pages/create/interactive-fiction", "stories/interactive-fiction-page"],
  ["/pages/game/infiniteCraft", "craft/infinite-craft-page"],
  ["/pages/square/square", "square/square-page"],
  ["/pages/privacy/privacy", "settings/privacy-page", { open: true }],
  ["/pages/privacy/user", "settings/user-agreement-page", { open: true }],
  ["/uni_modules/uni-pay/pages/success/success", "payments/success-page"],
  [
    "/uni_modules/uni-pay/pages/ad-interactive-webview/ad-interactive-webview",
    "capsules/ad-interactive-webview-page",
  ],
  ["/uni_modules/uni-pay/pages/pay-desk/pay-desk", "payments/cashier-page"],
  // Our own pages.
  ["/pages/chat/sent-prompt", "ai-chats/sent-prompt-page"],
  ["/pages/login/forgot-password", "auth/forgot-password-page", { open: true }],
  ["/pages/mine/admin-user", "admin/admin-user-page"],
  ["/pages/mine/admin-stats", "admin/admin-stats-page"],
  ["/pages/mine/admin-reports", "admin/admin-reports-page"],
  ["/pages/mine/admin-report", "admin/admin-report-page"],
  ["/pages/mine/admin-group", "admin/admin-group-page"],
  ["/pages/mine/decisions", "admin/decisions-page"],
  ["/pages/mine/admin-act", "admin/admin-act-page"],
  ["/pages/mine/admin-order", "admin/admin-order-page"],
  ["/pages/mine/admin-audit", "admin/admin-audit-page"],
  ["/pages/mine/sessions", "auth/sessions-page"],
  ["/pages/mine/settings", "settings/settings-page"],
  ["/pages/mine/storage", "device/storage-page"],
  ["/pages/mine/about", "settings/about-page"],
  ["/pages/mine/security", "users/security-page"],
  ["/pages/mine/second-factor", "account/second-factor-page"],
  ["/pages/mine/second-factor-act", "account/second-factor-act-page"],
  ["/pages/mine/export-data", "account/export-data-page"],
  ["/pages/mine/leave", "account/leave-page"],
  ["/pages/mine/bind-email", "users/bind-email-page"],
  ["/pages/mine/privacy", "users/privacy-settings-page"],
  ["/pages/mine/my-qr", "users/my-qr-page"],
  ["/pages/common/report", "users/report-page"],
  ["/pages/friend/friend-ask", "friends/friend-ask-page"],
  ["/pages/friend/friend-remark", "friends/friend-remark-page"],
  ["/pages/friend/new-friends", "friends/new-friends-page"],
  ["/pages/friend/blocklist", "friends/blocklist-page"],
  ["/pages/friend/scan", "friends/scan-page"],
  ["/pages/group/group-create", "groups/group-create-page"],
  ["/pages/group/group-manage", "groups/group-manage-page"],
  ["/pages/group/group-notice", "groups/group-announcement-page"],
  ["/pages/group/group-qr", "groups/group-qr-page"],
  ["/pages/group/group-requests", "groups/group-requests-page"],
  ["/pages/game/craft-wall", "craft/craft-wall-page"],
  ["/pages/game/craft-share", "craft/craft-share-page"],
  ["/pages/gift/gift", "gifts/gift-page"],
  ["/pages/gift/gift-send", "gifts/gift-send-page"],
  ["/pages/poll/poll", "polls/poll-page"],
  ["/pages/poll/poll-start", "polls/poll-start-page"],
  ["/pages/chat/contact-send", "contacts/contact-send-page"],
  ["/pages/pay/orders", "payments/orders-page"],
  ["/pages/pay/sandbox", "payments/sandbox-bank-page"],
  ["/pages/chat/ai-call", "ai-chats/ai-call-page"],
  ["/pages/mine/minor-mode", "ai-chats/teen-mode-page"],
  ["/pages/chat/memories", "ai-chats/memories-page"],
  ["/pages/create/lorebooks", "characters/lorebooks-page"],
  ["/pages/create/lorebook", "characters/lorebook-page"],
  ["/pages/chat/characters", "characters/characters-page"],
  ["/pages/story/stories", "stories/stories-page"],
  ["/pages/story/story", "stories/story-page"],
  ["/pages/story/story-read", "stories/story-read-page"],
  ["/pages/story/story-share", "stories/story-share-page"],
  ["/pages/chat/search", "messages/search-page"],
  ["/pages/chat/chat-info", "messages/chat-info-page"],
  ["/pages/chat/scheduled", "scheduled/scheduled-page"],
  ["/pages/chat/scheduled-edit", "scheduled/scheduled-edit-page"],
  ["/pages/chat/archived", "messages/archived-page"],
  ["/pages/create/send-image", "images/send-image-page"],
  ["/pages/chat/forward", "messages/forward-page"],
  ["/pages/chat/merged", "messages/merged-page"],
  ["/pages/discover/hidden", "discover/hidden-page"],
  ["/pages/square/post", "square/post-page"],
  ["/pages/square/post-share", "square/post-share-page"],
  ["/pages/square/compose", "square/compose-page"],
  ["/pages/square/edit", "square/edit-page"],
  ["/pages/square/topic", "square/topic-page"],
  ["/pages/square/prompt", "square/prompt-page"],
  ["/pages/square/board", "square/board-page"],
  ["/pages/square/creator", "square/creator-page"],
  ["/pages/square/follows", "square/follows-page"],
  ["/pages/square/kept", "square/saved-posts-page"],
  ["/pages/square/lineage", "square/lineage-page"],
  ["/pages/square/notices", "square/notifications-page"],
];

/** Every route that has a screen; a path without one shows the not-found screen (`APP-1`). */
export const routes: ReadonlyMap<string, Route> = new Map(
  rows.flatMap(([path, page, options]) => {
    const [domain = "", file = ""] = page.split("/");
    const load = loaderOf({ domain, file });
    return load === undefined ? [] : [[path, { load, ...options }] as const];
  }),
);

/** The path of each tab. */
export const tabPaths: Readonly<Record<TabName, string>> = {
  discover: "/pages/discover/discover",
  contacts: "/pages/friend/friend",
  create: "/pages/create/create",
  messages: "/",
  mine: "/pages/mine/mine",
};
