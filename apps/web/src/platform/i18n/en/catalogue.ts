import type { Catalogue } from "../zh/catalogue.ts";
import { auth } from "./auth.ts";
import { chat } from "./chat.ts";
import { common } from "./common.ts";
import { friends } from "./friends.ts";
import { messages } from "./messages.ts";
import { settings, shell } from "./shell.ts";
import { users } from "./users.ts";

/** Every sentence of the app in English; it does not compile if one is missing. */
export const en: Catalogue = {
  auth,
  chat,
  common,
  friends,
  messages,
  settings,
  shell,
  users,
};
