export { deskPath } from "./desk-entry.ts";
