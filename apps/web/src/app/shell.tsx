import { lang } from "../platform/i18n/i18n.ts";
import { switchTab } from "../platform/navigation.ts";
import { requestsTotal, unreadTotal } from "../platform/unread.ts";
import { useSignal } from "../platform/use-signal.ts";
import { TabBar } from "../ui/tab-bar.tsx";
import { LivePage } from "./live-page.tsx";
import { routes, tabPaths } from "./routes.ts";
import { useNavigator } from "./use-navigator.ts";
import { usePageStack } from "./use-page-stack.ts";

/** The pages alive, the one on screen, and the tab bar under tabs. Drawn anew when the language changes. */
export function Shell() {
  useNavigator();
  const { tabs, stack, current, pushed } = usePageStack();
  const route = routes.get(current.path);
  const unread = useSignal(unreadTotal);
  const requests = useSignal(requestsTotal);
  const hasBar = route?.tab !== undefined || route?.bar === true;
  return (
    <div key={useSignal(lang)} className="flex h-full flex-col">
      <div className="relative min-h-0 flex-1 overflow-hidden">
        {[...tabs, ...stack].map((entry) => (
          <LivePage key={entry.key} entry={entry} active={entry.key === current.key} slides={pushed} />
        ))}
      </div>
      {hasBar && (
        <TabBar
          current={route?.tab ?? null}
          unread={unread}
          requests={requests}
          onChoose={(tab) => switchTab(tabPaths[tab])}
        />
      )}
    </div>
  );
}
