import { useState } from "react";
import { lang } from "../platform/i18n/i18n.ts";
import { switchTab } from "../platform/navigation.ts";
import { notificationsTotal, requestsTotal, unreadTotal } from "../platform/unread.ts";
import { useSignal } from "../platform/use-signal.ts";
import { TabBar } from "../ui/tab-bar.tsx";
import { LivePage } from "./live-page.tsx";
import { routes, tabPaths } from "./routes.ts";
import { usePageStack } from "./use-page-stack.ts";

/** Tabs with their bar below, opened pages over both. Redrawn when the language changes. */
export function Shell() {
  const { tabs, stack, current, tab, below: under } = usePageStack();
  const [arrived, setArrived] = useState("");
  const unread = useSignal(unreadTotal);
  const requests = useSignal(requestsTotal);
  const notifications = useSignal(notificationsTotal);
  const sliding = under !== null && arrived !== current.key;
  const isBelow = (key: string) => sliding && under.key === key;
  const overlaid = current.key !== tab?.key;
  return (
    <div key={useSignal(lang)} className="relative h-full">
      {tab !== null && (
        <div inert={overlaid} className="absolute inset-0 isolate flex flex-col">
          <div className="relative min-h-0 flex-1 overflow-hidden">
            {tabs.map((entry) => (
              <LivePage
                key={entry.key}
                entry={entry}
                active={entry.key === current.key}
                isBelow={isBelow(entry.key)}
              />
            ))}
          </div>
          <TabBar
            current={routes.get(tab.path)?.tab ?? null}
            unread={unread}
            requests={requests}
            notifications={notifications}
            onChoose={(name) => switchTab(tabPaths[name])}
          />
        </div>
      )}
      {stack.map((entry) => (
        <LivePage
          key={entry.key}
          entry={entry}
          active={entry.key === current.key}
          isBelow={isBelow(entry.key)}
          slides={under !== null}
          onArrived={() => setArrived(entry.key)}
        />
      ))}
    </div>
  );
}
