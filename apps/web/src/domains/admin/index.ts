export { adminConsolePath } from "./desk-entry.ts";
