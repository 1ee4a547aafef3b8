import type { Catalogue } from "../i18n.ts";

export const friends: Catalogue["friends"] = {};
