import { lang } from "../../platform/i18n/i18n.ts";
import { push } from "../../platform/navigation.ts";
import { signedIn, signedOut } from "../../platform/session.ts";
import { unreadTotal } from "../../platform/unread.ts";
import { wantsPush } from "./push-preference.ts";

const store = () => import("./push.store.ts");

// Loads the push code only for people who want it.
function renewIfWanted(): void {
  if (wantsPush()) void store().then(({ renewSubscription }) => renewSubscription());
}

/** The worker counts on from this number when the app is closed (`worker/badge-count.ts`). */
const storeBadge = (unread: number) =>
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ unread }));

signedIn.on(renewIfWanted);
unreadTotal.subscribe(() => {
  if (wantsPush()) storeBadge(unreadTotal.get());
});
lang.subscribe(renewIfWanted);
signedOut.on(() => {
  storeBadge(0);
  if ("PushManager" in globalThis)
    void store().then(({ dropLocalSubscription }) => dropLocalSubscription().catch(() => undefined));
});

// A notification was pressed while the app was open somewhere.
if ("serviceWorker" in navigator) {
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    const path: unknown = typeof data === "object" && data !== null ? Reflect.get(data, "open") : null;
    if (typeof path === "string" && path.startsWith("/pages/chat/")) push(path);
  });
}
