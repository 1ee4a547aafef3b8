import { Activity, useMemo } from "react";
import { PageContext } from "../platform/page.ts";
import { AsyncPage } from "../ui/async-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { PageBoundary } from "./page-boundary.tsx";
import { type Entry, queryOf } from "./page-stack.ts";
import { routes } from "./routes.ts";

interface LivePageProps {
  entry: Entry;
  active: boolean;
  /** Still seen while another page slides over it. */
  isBelow?: boolean;
  /** Comes in from the right; told when it has arrived. */
  slides?: boolean;
  onArrived?: () => void;
}

/** One page that is alive: on screen, or kept with its state and scroll behind the present one. */
export function LivePage({
  entry,
  active,
  isBelow: under = false,
  slides = false,
  onArrived,
}: LivePageProps) {
  const { path, search } = entry;
  const info = useMemo(() => ({ path, query: queryOf(search), active }), [path, search, active]);
  const route = routes.get(path);
  return (
    <Activity mode={active || under ? "visible" : "hidden"}>
      <div
        data-page={path}
        inert={!active}
        onAnimationEnd={({ target, currentTarget }) => target === currentTarget && onArrived?.()}
        className={slides && active ? "absolute inset-0 animate-slide-in" : "absolute inset-0"}
      >
        <PageContext value={info}>
          <PageBoundary>
            {route === undefined ? <NotFoundPage /> : <AsyncPage load={route.load} />}
          </PageBoundary>
        </PageContext>
      </div>
    </Activity>
  );
}
