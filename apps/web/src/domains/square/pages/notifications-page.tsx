import { DECISION_NOTIFICATIONS, type Notification } from "@4d/contract";
import { Bell, Coins, ShieldCheck } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { ageText } from "../../../platform/time-text.ts";
import { notificationsTotal } from "../../../platform/unread.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { MoreSentinel } from "../../../ui/more-sentinel.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { EmptyList } from "../components/lists/empty-list.tsx";
import { notificationText, openNotification } from "../notification-text.ts";
import {
  loadMoreNotifications,
  loadNotifications,
  markNotificationsSeen,
  notificationsStore,
} from "../notifications.store.ts";

function NotificationIcon({ notification: { actors, kind } }: { notification: Notification }) {
  const [first] = actors;
  if (first !== undefined) return <Avatar name={first.nickName} src={first.headImageThumb} size="contact" />;
  const fallback = DECISION_NOTIFICATIONS.has(kind) ? ShieldCheck : Bell;
  const Icon = kind === "income" ? Coins : fallback;
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-capsule-wash text-capsule">
      <Icon aria-hidden="true" className="size-5.5 stroke-[1.8]" />
    </span>
  );
}

function NotificationRow({ notification }: { notification: Notification }) {
  const { post, text, unread, time } = notification;
  return (
    <li>
      <button
        type="button"
        onClick={() => openNotification(notification)}
        className="hairline-b flex w-full items-start gap-3 px-4 py-3.5 text-left -outline-offset-2 active:bg-ink-3"
      >
        <NotificationIcon notification={notification} />
        <span className="min-w-0 flex-1">
          <span className="block text-m leading-snug wrap-anywhere">
            {unread && (
              <span
                role="img"
                aria-label={t("square.unseen")}
                className="mr-1.5 inline-block size-2 rounded-full bg-rose align-middle"
              />
            )}
            {notificationText(notification)}
          </span>
          {post !== null && post.title !== "" && (
            <span className="block truncate text-s text-text-3">{post.title}</span>
          )}
          {text !== "" && (
            <span className="line-clamp-2 pt-0.5 text-s text-text-2 wrap-anywhere">{text}</span>
          )}
          <time dateTime={new Date(time).toISOString()} className="num block pt-0.5 text-xs text-text-3">
            {ageText(time)}
          </time>
        </span>
        {post !== null && post.thumbUrl !== "" && (
          <img
            src={post.thumbUrl}
            alt=""
            loading="lazy"
            className="size-12 shrink-0 rounded-s bg-ink-3 object-cover"
          />
        )}
      </button>
    </li>
  );
}

/** Marks notifications as seen only once the list has shown them. */
const loadAndMarkSeen = (): Promise<void> => loadNotifications().then(markNotificationsSeen);

/** My notifications: likes, comments, follows, requests, income, decisions (`FEED-3`). */
export function NotificationsPage() {
  const { active } = usePage();
  const { items, state, cursor } = useStore(notificationsStore);
  useEffect(() => {
    if (!active) return;
    void loadAndMarkSeen();
    // New notifications appear at the top while the page is open.
    return notificationsTotal.subscribe(() => void (notificationsTotal.get() > 0 && loadAndMarkSeen()));
  }, [active]);
  return (
    <Page nav={<NavBar title={t("square.notices")} />}>
      <PullRefresh onRefresh={loadAndMarkSeen}>
        <Loaded
          state={state}
          has={items.length > 0}
          skeleton={<SkeletonRows />}
          empty={<EmptyList title={t("square.noNotices")} note={t("square.noNoticesNote")} next="look" />}
          onRetry={loadNotifications}
        >
          <ul>
            {items.map((notification) => (
              <NotificationRow key={notification.id} notification={notification} />
            ))}
          </ul>
          {cursor !== null && <MoreSentinel key={cursor} onNear={() => void loadMoreNotifications()} />}
        </Loaded>
      </PullRefresh>
    </Page>
  );
}
