export { callStore } from "./call.store.ts";
export { CallButton, CallButtons } from "./components/call-button.tsx";
export { GroupCallBanner } from "./components/group-call-banner.tsx";
export { groupBannersStore } from "./group-banners.store.ts";
