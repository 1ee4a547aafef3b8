import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { placeNow, startHistory } from "./app/hash-history.ts";
import { launch } from "./app/launch.ts";
import { routes } from "./app/routes.ts";
import { wire } from "./app/wiring.ts";
import { calm, drawing } from "./platform/calm.ts";
import { startLanguage, t } from "./platform/i18n/i18n.ts";
import { startSweeping } from "./platform/media/file-cache.ts";
import { watchSession } from "./platform/session.ts";
import { watchTheme } from "./platform/theme.ts";
import { watchTitle } from "./platform/unread.ts";
import { startUpdates } from "./platform/update.ts";
import { watchViewport } from "./platform/viewport.ts";
import { loadInTime } from "./ui/async-page.tsx";

/** The picture of index.html stands until the first page can be drawn; when that fails the page says so. */
async function firstPage(): Promise<void> {
  const route = routes.get(placeNow().path);
  if (route !== undefined) await drawing(loadInTime(route.load)).catch(() => undefined);
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
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

watchTheme();
watchViewport();
watchSession();
wire();
void start();

void calm().then(() => {
  startSweeping();
  startUpdates().catch(() => undefined);
});
