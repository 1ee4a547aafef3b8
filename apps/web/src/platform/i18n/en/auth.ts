import type { Catalogue } from "../i18n.ts";

export const auth: Catalogue["auth"] = {};
