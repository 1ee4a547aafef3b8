import { type ReactNode, useLayoutEffect, useRef } from "react";
import { cx } from "./cx.ts";

interface PageProps {
  /** The NavBar. */
  nav?: ReactNode;
  /** What stays under the bar while the body scrolls: a search field, chips. */
  head?: ReactNode;
  /** What stays at the bottom: a composer, a button. Lifted by the keyboard, never covered. */
  foot?: ReactNode;
  /** Picture behind everything. */
  art?: ReactNode;
  /** 16 px at the sides of the body. */
  padded?: boolean;
  /** The body scrolls by itself (chat, index list): no scroller here. */
  fixed?: boolean;
  children: ReactNode;
}

/** Keeps a scroller's place over being hidden, which loses it in some browsers. */
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

/** The frame of every screen: bar, body that scrolls, foot. */
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
