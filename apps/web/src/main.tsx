import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { currentLocation, startHistory } from "./app/hash-history.ts";
import { launch } from "./app/launch.ts";
import { routes } from "./app/routes.ts";
import { wireDomains } from "./app/wiring.ts";
import { deferred } from "./platform/deferred.ts";
import { watchErrors } from "./platform/errors/watch-errors.ts";
import { startLanguage, t } from "./platform/i18n/i18n.ts";
import { watchInputMethod } from "./platform/input-method.ts";
import { watchInstallOffer } from "./platform/install-offer.ts";
import { watchTouches } from "./platform/media/audio.ts";
import { watchStrayDrops } from "./platform/media/stray-drops.ts";
import { watchSession } from "./platform/session.ts";
import { watchTheme } from "./platform/theme.ts";
import { watchTitle } from "./platform/unread.ts";
import { startUpdates } from "./platform/update.ts";
import { watchViewport } from "./platform/viewport.ts";
import { drawingsDoneWithin, trackDrawing, whenDrawn } from "./platform/when-drawn.ts";
import { whenUserIdle } from "./platform/when-user-idle.ts";
import { loadInTime } from "./ui/async-page.tsx";

/** Longest wait for what is stored; then the page says that it waits, ms. */
const STORED_MS = 250;

/** The picture of index.html stands until the first page can be drawn, with what is stored for it. */
async function firstPage(): Promise<void> {
  const route = routes.get(currentLocation().path);
  // When its code cannot be had the page says so.
  if (route !== undefined) await trackDrawing(loadInTime(route.load)).catch(() => undefined);
  await drawingsDoneWithin(STORED_MS);
}

// No await at the top: every chunk imports from this one, which would not have ended.
async function start(): Promise<void> {
  await startLanguage();
  startHistory();
  launch();
  watchTitle(() => t("common.appName"));
  await firstPage();
  const root = document.querySelector("#root");
  if (root === null) return;
  const shown = deferred<void>();
  void trackDrawing(shown.promise);
  createRoot(root).render(
    <StrictMode>
      <App onShown={shown.resolve} />
    </StrictMode>,
  );
}

watchErrors(() => {
  const { path } = currentLocation();
  return routes.has(path) ? path : "/";
});
watchTheme();
watchInstallOffer();
watchStrayDrops();
watchTouches();
watchViewport();
watchInputMethod();
watchSession();
wireDomains();
void start();

// The whole shell is fetched and stored: not while somebody scrolls.
void whenDrawn()
  .then(() => whenUserIdle())
  .then(() => {
    startUpdates().catch(() => undefined);
    return import("./platform/media/file-cache.ts");
  })
  .then(
    ({ startSweeping }) => startSweeping(),
    // Without a network it is there at the next start.
    () => undefined,
  );
