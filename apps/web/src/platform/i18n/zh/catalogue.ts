import { auth } from "./auth.ts";
import { chat } from "./chat.ts";
import { common } from "./common.ts";
import { friends } from "./friends.ts";
import { messages } from "./messages.ts";
import { settings, shell } from "./shell.ts";
import { users } from "./users.ts";

/** Every sentence of the app in Chinese; the keys other languages must have. */
export const zh = {
  auth,
  chat,
  common,
  friends,
  messages,
  settings,
  shell,
  users,
} as const;

/** A sentence; other languages may have two forms, chosen by `n`. */
export type Text = string | { one: string; other: string };
/** The shape of other languages: exactly the keys of the Chinese catalogue. */
export type Catalogue = { [A in keyof typeof zh]: { [K in keyof (typeof zh)[A]]: Text } };
