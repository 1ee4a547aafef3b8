import type { Catalogue } from "../zh/catalogue.ts";

export const settings: Catalogue["settings"] = {};
