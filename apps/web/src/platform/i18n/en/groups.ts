import type { Catalogue } from "../zh/catalogue.ts";

export const groups: Catalogue["groups"] = {};
