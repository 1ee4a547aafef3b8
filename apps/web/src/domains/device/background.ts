// Runs while somebody is logged in, from the first quiet moment on.
import { createElement } from "react";
import { chatListBanner } from "../../platform/chat-list-banner.ts";
import { alertModal } from "../../platform/dialogs.ts";
import { t, withLate } from "../../platform/i18n/i18n.ts";
import { isStandalone } from "../../platform/is-standalone.ts";
import { messageSent } from "../../platform/message-sent.ts";
import { serverNow } from "../../platform/server-clock.ts";
import { storageEvicted } from "../../platform/storage/storage-evicted.ts";
import { whenDrawn } from "../../platform/when-drawn.ts";
import { addPrintStyles } from "../../ui/print.ts";
import { askIfInstalled, countStart, markInstalled, shouldHint } from "./install.store.ts";
import { askToPersistQuietly } from "./storage.store.ts";

const isListShown = (): boolean =>
  ["", "/", "/pages/chat/chat"].includes(location.hash.replace(/^#/, "").split("?")[0] ?? "");

let hasSent = false;

async function showHint(): Promise<void> {
  if (chatListBanner.get() !== null || !shouldHint(hasSent)) return;
  await askIfInstalled();
  if (!shouldHint(hasSent)) return;
  const { InstallCard } = await withLate(() => import("./components/install-card.tsx"));
  chatListBanner.set(createElement(InstallCard));
}

/** Without a network the code is not there; the next start tries again. */
const hint = () => void showHint().catch(() => undefined);

addPrintStyles();
countStart(new Date(serverNow()));
// Not while the list is looked at: its rows would move under the finger.
if (!isListShown()) hint();
document.addEventListener("visibilitychange", () => document.hidden && hint());
if (isStandalone()) void askToPersistQuietly();

addEventListener("appinstalled", () => {
  markInstalled();
  void askToPersistQuietly();
});

messageSent.on(() => {
  if (hasSent) return;
  hasSent = true;
  void askToPersistQuietly();
  hint();
});

let hasReported = false;

/** Says once that the browser deleted the stored chats. */
async function reportEviction(): Promise<void> {
  if (!storageEvicted.get() || hasReported) return;
  hasReported = true;
  await withLate(() => whenDrawn());
  await alertModal({
    title: t("device.evictedTitle"),
    body: t("device.evictedBody"),
    ok: t("device.evictedOk"),
  });
}

const report = () => void reportEviction().catch(() => undefined);
storageEvicted.subscribe(report);
report();
