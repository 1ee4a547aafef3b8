import type { Rolldown } from "vite";

const groups = [
  { name: "base", roots: ["auth/pages/login-page.tsx"] },
  {
    name: "list",
    roots: [
      "messages/pages/messages-page.tsx",
      "messages/pages/chat-homepage-page.tsx",
      "storage/idb-chat-store.ts",
    ],
  },
  { name: "chat", roots: ["messages/pages/chat-box-page.tsx"] },
  {
    name: "awake",
    roots: [
      "calls/awake.ts",
      "friends/awake.ts",
      "messages/awake.ts",
      "settings/awake.ts",
      "socket/connect.ts",
    ],
  },
] as const;

/**
 * What is fetched together: each group holds its roots and all they need, less what an earlier group has. A
 * few files instead of a hundred, which a phone would fetch six at a time, 150 ms a turn.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: "app", tags: ["$initial"], priority: groups.length + 1 },
  ...groups.map(({ name, roots }, at) => ({
    name,
    test: (id: string) => roots.some((root) => id.endsWith(`/${root}`)),
    priority: groups.length - at,
  })),
];
