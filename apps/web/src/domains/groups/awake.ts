export { onFrame } from "./groups.store.ts";
