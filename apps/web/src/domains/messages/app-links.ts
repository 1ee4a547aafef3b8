import type { ComponentType } from "react";
import { readLink } from "../../platform/app-link.ts";
import { push } from "../../platform/navigation.ts";
import { signal } from "../../platform/signal.ts";

export interface AppLinkProps {
  /** The page's parameters. */
  query: Readonly<Record<string, string>>;
}

/** Cards that later domains draw under links to their pages, by the page's path. */
export const appLinkCards = signal<Readonly<Record<string, ComponentType<AppLinkProps>>>>({});

/** Registers a later domain's card for links to its page. */
export const setAppLinkCard = (path: string, card: ComponentType<AppLinkProps>): void =>
  appLinkCards.set({ ...appLinkCards.get(), [path]: card });

/** The page of this app a link leads to; null for every other address. Pure. */
export function appPageOf(url: string): { path: string; query: Record<string, string> } | null {
  const link = readLink(url);
  if (link.kind === "web" || link.kind === "text") return null;
  const [path = "", search = ""] = new URL(url).hash.slice(1).split("?");
  return { path, query: Object.fromEntries(new URLSearchParams(search)) };
}

/** Opens a link to one of our own pages here; returns whether it was one. */
export function openAppLink(url: string): boolean {
  const page = appPageOf(url);
  if (page !== null) push(page.path, page.query);
  return page !== null;
}
