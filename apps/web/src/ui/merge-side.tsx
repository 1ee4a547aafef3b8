import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface MergeSideProps {
  /** The name of the radio group; both sides have the same. */
  name: string;
  title: string;
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One of two versions of the same thing, to choose between. */
export function MergeSide({ name, title, chosen, onChoose, children }: MergeSideProps) {
  return (
    <label
      className={cx(
        "press flex min-w-0 flex-1 cursor-pointer flex-col gap-1.5 rounded-m bg-ink-3 p-3 outline-2 has-[:focus-visible]:outline-text-1",
        chosen ? "outline-capsule" : "outline-transparent",
      )}
    >
      <input type="radio" name={`merge-${name}`} checked={chosen} onChange={onChoose} className="sr-only" />
      <span className={cx("text-xs font-semibold", chosen ? "text-capsule" : "text-text-3")}>{title}</span>
      {typeof children === "string" ? (
        <span className="line-clamp-6 text-s wrap-anywhere whitespace-pre-line">{children}</span>
      ) : (
        children
      )}
    </label>
  );
}
