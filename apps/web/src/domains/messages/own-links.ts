import type { ComponentType } from "react";
import { readLink } from "../../platform/app-link.ts";
import { push } from "../../platform/navigation.ts";
import { signal } from "../../platform/signal.ts";

export interface OwnLinkProps {
  /** The page's parameters. */
  query: Readonly<Record<string, string>>;
}

/** Cards that later domains draw under a link to one of their pages, by the page's path. */
export const ownLinkCards = signal<Readonly<Record<string, ComponentType<OwnLinkProps>>>>({});

/** A later domain's card for links to its page. */
export const setOwnLinkCard = (path: string, card: ComponentType<OwnLinkProps>): void =>
  ownLinkCards.set({ ...ownLinkCards.get(), [path]: card });

/** The page of this app a link leads to; null for every other address. Pure. */
export function ownPage(url: string): { path: string; query: Record<string, string> } | null {
  const link = readLink(url);
  if (link.kind === "web" || link.kind === "text") return null;
  const [path = "", search = ""] = new URL(url).hash.slice(1).split("?");
  return { path, query: Object.fromEntries(new URLSearchParams(search)) };
}

/** Opens a link to one of our own pages here; answers whether it was one. */
export function openOwn(url: string): boolean {
  const page = ownPage(url);
  if (page !== null) push(page.path, page.query);
  return page !== null;
}
