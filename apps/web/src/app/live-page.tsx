import { Activity, Component, type ReactNode, useMemo } from "react";
import { noteError } from "../platform/errors/watch-errors.ts";
import { t } from "../platform/i18n/i18n.ts";
import { relaunch } from "../platform/navigation.ts";
import { PageContext } from "../platform/page.ts";
import { AsyncPage } from "../ui/async-page.tsx";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { FailedState } from "../ui/failed-state.tsx";
import { NavBar } from "../ui/nav-bar.tsx";
import { Page } from "../ui/page.tsx";
import { currentLocation } from "./hash-history.ts";
import { type Entry, queryOf } from "./page-stack.ts";
import { routes } from "./routes.ts";

interface LivePageProps {
  entry: Entry;
  active: boolean;
  /** Still visible while another page slides over it. */
  isBelow?: boolean;
  /** Slides in from the right; called when it has arrived. */
  slides?: boolean;
  onArrived?: () => void;
}

/** One mounted page: on screen, or retained with its state and scroll behind the present one. */
export function LivePage({
  entry,
  active,
  isBelow: under = false,
  slides = false,
  onArrived,
}: LivePageProps) {
  const { path, search } = entry;
  const info = useMemo(
    () => ({
      path,
      query: queryOf(search),
      active,
      isHere: () => currentLocation().path === path && currentLocation().search === search,
    }),
    [path, search, active],
  );
  const route = routes.get(path);
  return (
    <Activity mode={active || under ? "visible" : "hidden"}>
      <div
        data-page={path}
        inert={!active}
        onAnimationEnd={({ target, currentTarget }) => target === currentTarget && onArrived?.()}
        className={slides && active ? "absolute inset-0 animate-slide-in" : "absolute inset-0"}
      >
        <PageContext value={info}>
          <PageBoundary>
            {route === undefined ? <NotFoundPage /> : <AsyncPage load={route.load} />}
          </PageBoundary>
        </PageContext>
      </div>
    </Activity>
  );
}

/** An address without a screen, with a way home (`APP-1`). */
function NotFoundPage() {
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

interface State {
  broken: boolean;
}

/** Contains a page's error: says what happened, and offers a retry. */
class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    noteError("boundary", error);
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <Page nav={<NavBar />}>
        <div className="grid h-full place-items-center">
          <FailedState
            title={t("shell.brokenTitle")}
            note={t("shell.brokenBody")}
            onRetry={() => this.setState({ broken: false })}
          />
        </div>
      </Page>
    );
  }
}
