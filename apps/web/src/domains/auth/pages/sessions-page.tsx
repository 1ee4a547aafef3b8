import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { TextButton } from "../../../ui/text-button.tsx";
import { authStore, loadSessions } from "../auth.store.ts";
import { SessionRow } from "../components/session-row.tsx";

/** My devices (`AUTH-6`): this one marked, the others one press from being logged out. */
export function SessionsPage() {
  const { sessions, sessionsState } = useStore(authStore);
  useEffect(() => void loadSessions(), []);
  return (
    <Page nav={<NavBar title={t("auth.sessions")} />}>
      <PullRefresh onRefresh={loadSessions}>
        <Loaded
          state={sessionsState}
          has={sessions.length > 0}
          skeleton={<SkeletonRows count={3} square />}
          empty={<EmptyState title={t("auth.noSessions")} />}
          onRetry={loadSessions}
        >
          <div className="px-4 pt-1 pb-8">
            <p className="px-4 pb-3 text-s text-text-2">{t("auth.sessionsNote")}</p>
            <ul>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
            <p className="flex flex-wrap justify-center gap-x-1 pt-3 text-s text-text-3">
              {t("auth.strangeDevice")}
              <TextButton onPress={() => push("/pages/mine/mine-password")}>
                <span className="font-semibold text-capsule">{t("auth.strangePassword")}</span>
              </TextButton>
            </p>
          </div>
        </Loaded>
      </PullRefresh>
    </Page>
  );
}
