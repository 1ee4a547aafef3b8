import type { Catalogue } from "../i18n.ts";

export const groups: Catalogue["groups"] = {};
