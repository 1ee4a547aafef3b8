export { adminConsolePath } from "./admin-console.ts";
