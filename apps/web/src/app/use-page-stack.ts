import { startTransition, useEffect, useState } from "react";
import { type AppLocation, currentLocation, onLocationChange } from "./hash-history.ts";
import { type Entry, type Move, nextStack } from "./page-stack.ts";
import { routes } from "./routes.ts";

interface Pages {
  /** Tabs (and chat-homepage) visited so far, each alive once, in order of first visit. */
  tabs: readonly Entry[];
  /** Pages opened over the tabs. */
  stack: readonly Entry[];
  current: Entry;
  /** The tab shown last. */
  tab: Entry | null;
  /** The page under the present one while that slides in. */
  below: Entry | null;
}

function nextPages(old: Pages, entry: Entry, move: Move): Pages {
  const route = routes.get(entry.path);
  if (route?.tab === undefined && route?.bar !== true) {
    const below = move === "PUSH" ? old.current : null;
    return { ...old, stack: nextStack(old.stack, entry, move), current: entry, below };
  }
  const tab = { ...entry, key: `tab-${route.tab ?? entry.path}` };
  const known = old.tabs.some(({ key }) => key === tab.key);
  // Replaced in place: a moved element would lose its scroll.
  const tabs = known ? old.tabs.map((other) => (other.key === tab.key ? tab : other)) : [...old.tabs, tab];
  // After going back, going forward may restore the pages above; choosing a tab closes them.
  return { tabs, stack: move === "POP" ? old.stack : [], current: tab, tab, below: null };
}

const noEntry: Entry = { key: "", path: "", search: "" };
const noPages: Pages = { tabs: [], stack: [], current: noEntry, tab: null, below: null };
/** The address as far as it is drawn; more urgent updates may interrupt a transition. */
function useAppLocation(): AppLocation {
  const [shown, show] = useState(currentLocation);
  useEffect(() => {
    const follow = (address: AppLocation) => startTransition(() => show(address));
    // It may have changed between the first drawing and now.
    follow(currentLocation());
    return onLocationChange(follow);
  }, []);
  return shown;
}

/** The pages to draw for the present address (`APP-2`). */
export function usePageStack(): Pages {
  const { key, path, search, move, relaunched } = useAppLocation();
  const [at, setAt] = useState("");
  const [pages, setPages] = useState(noPages);
  const address = `${key} ${path}${search}`;
  if (at === address) return pages;
  const isStarted = at !== "" && !relaunched;
  const next = nextPages(isStarted ? pages : noPages, { key, path, search }, at === "" ? "REPLACE" : move);
  setAt(address);
  setPages(next);
  return next;
}
