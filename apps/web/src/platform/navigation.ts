/** How the app moves between pages (`rules §2.4`); the shell implements it, stores and pages call it. */
export interface Navigator {
  push: (to: string) => void;
  replace: (to: string) => void;
  switchTab: (to: string) => void;
  relaunch: (to: string) => void;
  back: (steps?: number) => void;
}
export type Query = Record<string, string | number | boolean | undefined>;

let current: Navigator | undefined;

/** Called once by the shell. */
export function setNavigator(navigator: Navigator): void {
  current = navigator;
}

/** A path with its query: `to("/pages/chat/chat-box", { id: 7 })`; undefined values are left out. */
export function to(path: string, query: Query = {}): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return search === "" ? path : `${path}?${search}`;
}

/** Opens a page over the present one. */
export const push = (path: string, query?: Query): void => current?.push(to(path, query));
/** Opens a page in place of the present one. */
export const replace = (path: string, query?: Query): void => current?.replace(to(path, query));
/** Goes to one of the five tabs, closing what lies over it. */
export const switchTab = (path: string): void => current?.switchTab(path);
/** Closes every page and opens one (after login, after logout). */
export const relaunch = (path: string, query?: Query): void => current?.relaunch(to(path, query));
/** Goes back; without a previous page, home. */
export const back = (steps = 1): void => current?.back(steps);
