import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { wire } from "./app/wiring.ts";
import { startLanguage, t } from "./platform/i18n/i18n.ts";
import { startSweeping } from "./platform/media/file-cache.ts";
import { watchSession } from "./platform/session.ts";
import { watchTheme } from "./platform/theme.ts";
import { watchTitle } from "./platform/unread.ts";
import { startUpdates } from "./platform/update.ts";
import { watchViewport } from "./platform/viewport.ts";

watchTheme();
watchViewport();
watchSession();
wire();
await startLanguage();
watchTitle(() => t("common.appName"));

const root = document.querySelector("#root");
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

// Not needed for the first picture: after it.
const later = globalThis.requestIdleCallback ?? setTimeout;
later(() => {
  startSweeping();
  startUpdates().catch(() => undefined);
});
