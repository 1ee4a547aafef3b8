import { t } from "../platform/i18n/i18n.ts";
import { relaunch } from "../platform/navigation.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { NavBar } from "../ui/nav-bar.tsx";
import { Page } from "../ui/page.tsx";

/** An address without a screen, with a way home (`APP-1`). */
export function NotFoundPage() {
  return (
    <Page nav={<NavBar />}>
      <div className="grid h-full place-items-center">
        <EmptyState
          title={t("shell.notFoundTitle")}
          note={t("shell.notFoundBody")}
          action={<Button onClick={() => relaunch("/")}>{t("shell.goHome")}</Button>}
        />
      </div>
    </Page>
  );
}
