import type { Catalogue } from "../zh/catalogue.ts";

export const messages: Catalogue["messages"] = {};
