export { callStore } from "./call.store.ts";
export { loadEngine } from "./calls.store.ts";
