import { startTransition, useEffect, useState } from "react";
import { onPlace, type Place, placeNow } from "./hash-history.ts";
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
  /** The page that lies under the present one while that slides in. */
  under: Entry | null;
}

function follow(old: Pages, entry: Entry, move: Move): Pages {
  const route = routes.get(entry.path);
  if (route?.tab === undefined && route?.bar !== true) {
    const under = move === "PUSH" ? old.current : null;
    return { ...old, stack: nextStack(old.stack, entry, move), current: entry, under };
  }
  const tab = { ...entry, key: `tab-${route.tab ?? entry.path}` };
  const known = old.tabs.some(({ key }) => key === tab.key);
  // In place: a moved element would lose its scroll.
  const tabs = known ? old.tabs.map((other) => (other.key === tab.key ? tab : other)) : [...old.tabs, tab];
  // By going back the pages above may return by going forward; a tab chosen anew closes them.
  return { tabs, stack: move === "POP" ? old.stack : [], current: tab, tab, under: null };
}

const nothing: Entry = { key: "", path: "", search: "" };
const noPages: Pages = { tabs: [], stack: [], current: nothing, tab: null, under: null };
/** The address as far as it is drawn; a move may be interrupted by what is more urgent. */
function usePlace(): Place {
  const [shown, show] = useState(placeNow);
  useEffect(() => {
    const follow = (place: Place) => startTransition(() => show(place));
    // It may have moved between the first drawing and now.
    follow(placeNow());
    return onPlace(follow);
  }, []);
  return shown;
}

/** The pages to draw for the present address (`APP-2`). */
export function usePageStack(): Pages {
  const { key, path, search, move, relaunched } = usePlace();
  const [at, setAt] = useState("");
  const [pages, setPages] = useState(noPages);
  const place = `${key} ${path}${search}`;
  if (at === place) return pages;
  const begun = at !== "" && !relaunched;
  const next = follow(begun ? pages : noPages, { key, path, search }, at === "" ? "REPLACE" : move);
  setAt(place);
  setPages(next);
  return next;
}
