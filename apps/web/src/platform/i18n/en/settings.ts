import type { Catalogue } from "../i18n.ts";

export const settings: Catalogue["settings"] = {};
