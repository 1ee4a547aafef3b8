import type { Catalogue } from "../i18n.ts";

export const users: Catalogue["users"] = {};
