export { callStore } from "./call.store.ts";
export { loadEngine } from "./calls.store.ts";
export { groupBannersStore, loadGroupBanner } from "./group-banners.store.ts";
