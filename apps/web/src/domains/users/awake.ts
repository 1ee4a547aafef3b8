export { onFrame } from "./users.store.ts";
