import { signal } from "./signal.ts";

/** Unread messages over all chats; the messages store writes, tab bar and title read. */
export const unreadTotal = signal(0);
/** Open friend requests; the friends store writes, the contacts tab reads. */
export const requestsTotal = signal(0);
/** Unseen notifications; the square's store writes, the tab "mine" and its page read. */
export const notificationsTotal = signal(0);

function showBadge(count: number, name: string): void {
  document.title = count > 0 ? `(${count > 99 ? "99+" : count}) ${name}` : name;
  const badge = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  // A browser may refuse badges for a page that is not installed; the title shows the count too.
  badge?.catch(() => undefined);
}

/** Updates the window's title and the app's badge with the unread count (`MSG-16`). */
export function watchTitle(name: () => string): void {
  const show = () => showBadge(unreadTotal.get(), name());
  unreadTotal.subscribe(show);
  show();
}
