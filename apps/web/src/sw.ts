import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { servePreviousVersion } from "./worker/previous-version.ts";
import { servePushes } from "./worker/push-events.ts";
import { reportWorkerErrors } from "./worker/report-errors.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

// The shell is kept whole; API, files and the socket never pass through here.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

const shell = createHandlerBoundToURL("index.html");
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode !== "navigate" || !new URL(request.url).pathname.startsWith("/h5/")) return;
  event.respondWith(shell({ event, request, url: new URL(request.url) }));
});

servePreviousVersion();
servePushes();
reportWorkerErrors();
