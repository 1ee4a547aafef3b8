import { Component, type ReactNode } from "react";
import { t } from "../platform/i18n/i18n.ts";
import { FailedState } from "../ui/failed-state.tsx";
import { NavBar } from "../ui/nav-bar.tsx";
import { Page } from "../ui/page.tsx";

interface State {
  broken: boolean;
}

/** Keeps one page's accident inside that page: what happened, and a try again. */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
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
