import { type ReactNode, useLayoutEffect, useRef } from "react";
import { cx } from "./cx.ts";

interface PageProps {
  /** A NavBar. */
  nav?: ReactNode;
  /** Stays below the bar while the body scrolls: a search field, chips. */
  head?: ReactNode;
  /** Stays at the bottom, above the keyboard: a composer, a button. */
  foot?: ReactNode;
  /** A picture behind everything. */
  art?: ReactNode;
  /** 16 px at the sides of the body. */
  padded?: boolean;
  /** The body has its own scroller (chat, index list). */
  fixed?: boolean;
  children: ReactNode;
}

/** Restores a scroller's position after it was hidden, because some browsers lose it. */
export function useScrollRestoration() {
  const box = useRef<HTMLDivElement>(null);
  const savedTop = useRef(0);
  useLayoutEffect(() => {
    const scroller = box.current;
    if (scroller === null) return;
    scroller.scrollTop = savedTop.current;
    const saveTop = () => {
      savedTop.current = scroller.scrollTop;
    };
    scroller.addEventListener("scroll", saveTop, { passive: true });
    return () => scroller.removeEventListener("scroll", saveTop);
  }, []);
  return box;
}

/** The frame of every screen: bar, scrolling body, foot. */
export function Page({ nav, head, foot, art, padded, fixed, children }: PageProps) {
  const box = useScrollRestoration();
  return (
    <div className="relative isolate flex h-full flex-col bg-ink-1">
      {art}
      {nav}
      {head}
      <main
        ref={box}
        className={cx(
          "relative min-h-0 flex-1",
          fixed === true ? "overflow-hidden" : "scroller",
          padded === true && "px-4",
        )}
      >
        {children}
      </main>
      {foot}
    </div>
  );
}
