import type { Catalogue } from "../i18n.ts";

export const messages: Catalogue["messages"] = {};
