import { lang } from "../../platform/i18n/i18n.ts";
import { push } from "../../platform/navigation.ts";
import { entered, left } from "../../platform/session.ts";
import { wished } from "./wish.ts";

const store = () => import("./push.store.ts");

// Whoever does not want it fetches nothing of it.
function tell(): void {
  if (wished()) void store().then(({ tellAgain }) => tellAgain());
}

entered.on(tell);
lang.subscribe(tell);
left.on(() => {
  if ("PushManager" in globalThis) void store().then(({ forgetHere }) => forgetHere().catch(() => undefined));
});

// A notice was pressed while the app lay open somewhere.
if ("serviceWorker" in navigator) {
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    const path: unknown = typeof data === "object" && data !== null ? Reflect.get(data, "open") : null;
    if (typeof path === "string" && path.startsWith("/pages/chat/")) push(path);
  });
}
