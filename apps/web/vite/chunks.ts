import type { Rolldown } from "vite";

const groups = [
  // Shared by the login page and the chat list.
  {
    name: "base",
    roots: [
      "contract/src/enums.ts",
      "platform/http/client.ts",
      "platform/failure.ts",
      "zustand/esm/react.mjs",
      "zustand/esm/vanilla.mjs",
    ],
  },
  { name: "login", roots: ["auth/pages/login-page.tsx"] },
  {
    name: "list",
    roots: [
      "messages/pages/messages-page.tsx",
      "storage/idb-chat-store.ts",
      "storage/fallback-chat-store.ts",
    ],
  },
  // The folding of texts for searches: large, and only loaded by a search.
  { name: "folding", roots: ["contract/src/folding/fold-text.ts"] },
  // Loaded by the shell once the person is idle, and by every picture of a chat.
  { name: "files", roots: ["media/file-cache.ts"] },
  // Shared by a character's homepage and a chat, so that opening a chat does not load the homepage.
  {
    name: "live",
    roots: ["messages/use-live-reply.ts", "ui/scene-art.tsx", "media/clipboard.ts", "icons/ellipsis.mjs"],
  },
  { name: "home", roots: ["ai-chats/pages/chat-homepage-page.tsx"] },
  { name: "chat", roots: ["messages/pages/chat-box-page.tsx"] },
  { name: "upload", roots: ["messages/uploaded-content.ts"] },
  {
    name: "ai-chat",
    roots: [
      "ai-chats/components/home/ai-chat-screen.tsx",
      "ai-chats/components/reply/reply-note.tsx",
      "ai-chats/components/reply/reply-menu-entries.tsx",
      "ai-chats/components/reply/failed-reply.tsx",
      "ai-chats/components/reply/variant-tools.tsx",
    ],
  },
  {
    name: "startup",
    roots: [
      "admin/startup.ts",
      "calls/startup.ts",
      "characters/startup.ts",
      "craft/startup.ts",
      "device/startup.ts",
      "friends/startup.ts",
      "groups/startup.ts",
      "messages/startup.ts",
      "push/startup.ts",
      "settings/startup.ts",
      "square/startup.ts",
      "stories/startup.ts",
      "ai-chats/startup.ts",
      "disappearing/startup.ts",
      "scheduled/startup.ts",
      "users/startup.ts",
      "socket/connect.ts",
    ],
  },
  {
    name: "wallet",
    roots: [
      "capsules/components/capsule-card-view.tsx",
      "capsules/pages/capsule-balance-page.tsx",
      "payments/pages/orders-page.tsx",
      "payments/pages/cashier-page.tsx",
      "payments/pages/success-page.tsx",
      "payments/pages/sandbox-bank-page.tsx",
      "gifts/components/gift-card-view.tsx",
    ],
  },
  // Loaded once the person is idle.
  { name: "device", roots: ["device/background.ts"] },
  // The card in the chat list needs nothing of the settings.
  { name: "install", roots: ["device/components/install-card.tsx", "device/components/use-install.tsx"] },
  {
    name: "account",
    roots: [
      "settings/pages/settings-page.tsx",
      "device/components/device-cells-view.tsx",
      "device/pages/storage-page.tsx",
      "push/components/push-switch-view.tsx",
      "settings/pages/about-page.tsx",
      "users/pages/security-page.tsx",
      "users/pages/privacy-settings-page.tsx",
      "users/pages/bind-email-page.tsx",
      "auth/pages/mine-password-page.tsx",
      "auth/pages/sessions-page.tsx",
      "account/pages/export-data-page.tsx",
      "account/pages/leave-page.tsx",
      "account/pages/second-factor-act-page.tsx",
      "account/pages/second-factor-page.tsx",
    ],
  },
  {
    name: "admin",
    roots: [
      "admin/pages/admin-users-page.tsx",
      "admin/pages/admin-user-page.tsx",
      "admin/pages/admin-act-page.tsx",
      "admin/pages/admin-audit-page.tsx",
      "admin/pages/admin-order-page.tsx",
      "admin/pages/system-settings-page.tsx",
      "admin/pages/admin-stats-page.tsx",
      "admin/pages/admin-reports-page.tsx",
      "admin/pages/admin-group-page.tsx",
      "admin/pages/admin-report-page.tsx",
      "admin/pages/decisions-page.tsx",
    ],
  },
  {
    name: "making",
    roots: [
      "characters/pages/create-ai-page.tsx",
      "characters/pages/dialog-style-page.tsx",
      "characters/pages/lorebook-page.tsx",
      "characters/pages/lorebooks-page.tsx",
      "characters/pages/preview-ai-page.tsx",
      "characters/pages/voice-select-page.tsx",
      "create/pages/create-page.tsx",
    ],
  },
  {
    name: "stories",
    roots: [
      "stories/pages/interactive-fiction-page.tsx",
      "stories/pages/stories-page.tsx",
      "stories/pages/story-page.tsx",
      "stories/pages/story-read-page.tsx",
      "stories/pages/story-share-page.tsx",
    ],
  },
  {
    name: "square",
    roots: [
      "discover/pages/discover-page.tsx",
      "discover/pages/hidden-page.tsx",
      "square/pages/board-page.tsx",
      "square/pages/compose-page.tsx",
      "square/pages/creator-page.tsx",
      "square/pages/edit-page.tsx",
      "square/pages/follows-page.tsx",
      "square/pages/saved-posts-page.tsx",
      "square/pages/lineage-page.tsx",
      "square/pages/notifications-page.tsx",
      "square/pages/post-page.tsx",
      "square/pages/post-share-page.tsx",
      "square/pages/prompt-page.tsx",
      "square/pages/square-page.tsx",
      "square/pages/topic-page.tsx",
    ],
  },
  {
    name: "friends",
    roots: [
      "friends/pages/blocklist-page.tsx",
      "friends/pages/friend-add-page.tsx",
      "friends/pages/friend-ask-page.tsx",
      "friends/pages/friend-page.tsx",
      "friends/pages/friend-remark-page.tsx",
      "friends/pages/new-friends-page.tsx",
      "friends/pages/user-info-page.tsx",
    ],
  },
  {
    name: "groups",
    roots: [
      "groups/pages/group-create-page.tsx",
      "groups/pages/group-edit-page.tsx",
      "groups/pages/group-info-page.tsx",
      "groups/pages/group-invite-page.tsx",
      "groups/pages/group-manage-page.tsx",
      "groups/pages/group-member-page.tsx",
      "groups/pages/group-announcement-page.tsx",
      "groups/pages/group-page.tsx",
      "groups/pages/group-qr-page.tsx",
      "groups/pages/group-requests-page.tsx",
    ],
  },
  {
    name: "asking",
    roots: [
      "contacts/components/contact-card-view.tsx",
      "contacts/pages/contact-send-page.tsx",
      "polls/components/poll-card-view.tsx",
      "polls/pages/poll-page.tsx",
      "polls/pages/poll-start-page.tsx",
    ],
  },
] as const;

/**
 * The files of the build: each group contains its roots and all they import, except what an earlier group contains. A
 * phone would fetch a hundred small files six at a time, 150 ms each time; this makes a few. It also shortens the
 * entry, which lists the files of every page.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: "app", tags: ["$initial"], priority: groups.length + 1 },
  ...groups.map(({ name, roots }, at) => ({
    name,
    test: (id: string) => roots.some((root) => id.endsWith(`/${root}`)),
    priority: groups.length - at,
  })),
];
