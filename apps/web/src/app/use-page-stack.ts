import { useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { type Entry, nextStack } from "./page-stack.ts";
import { routes } from "./routes.ts";

interface Pages {
  /** Tabs visited so far, each alive once. */
  tabs: readonly Entry[];
  /** Pages opened over the tabs. */
  stack: readonly Entry[];
  current: Entry;
  /** The last move opened a page: it slides in. */
  pushed: boolean;
}

function follow(old: Pages, entry: Entry, move: "PUSH" | "REPLACE" | "POP"): Pages {
  const tab = routes.get(entry.path)?.tab;
  if (tab === undefined)
    return { ...old, stack: nextStack(old.stack, entry, move), current: entry, pushed: move === "PUSH" };
  const key = `tab-${tab}`;
  const tabs = [...old.tabs.filter((other) => other.key !== key), { ...entry, key }];
  // Forward in history can lead back over a tab: the pages above are kept only while they may return.
  return { tabs, stack: move === "POP" ? old.stack : [], current: { ...entry, key }, pushed: false };
}

/** The pages to draw for the present address (`APP-2`). */
export function usePageStack(): Pages {
  const { key, pathname, search } = useLocation();
  const move = useNavigationType();
  const [at, setAt] = useState("");
  const [pages, setPages] = useState<Pages>(() => ({
    tabs: [],
    stack: [],
    current: { key: "", path: "", search: "" },
    pushed: false,
  }));
  const place = `${key} ${pathname}${search}`;
  if (at === place) return pages;
  const next = follow(pages, { key, path: pathname, search }, at === "" ? "REPLACE" : move);
  setAt(place);
  setPages(next);
  return next;
}
