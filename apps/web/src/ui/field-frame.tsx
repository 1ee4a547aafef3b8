import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface FieldFrameProps {
  id: string;
  label: string | undefined;
  hint: string | undefined;
  error: string | undefined;
  /** Fields with several lines are less round. */
  soft?: boolean;
  children: ReactNode;
}

/** The id of the line below a field, for aria-describedby. */
export const noteId = (id: string) => `${id}-note`;

/** The frame of fields: label above, capsule around, hint or error below. A read-only field is an outline. */
export function FieldFrame({ id, label, hint, error, soft, children }: FieldFrameProps) {
  const note = error ?? hint;
  return (
    <div className="flex flex-col gap-1.5">
      {label !== undefined && (
        <label htmlFor={id} className="px-5 text-s text-text-2">
          {label}
        </label>
      )}
      <div
        className={cx(
          "flex min-h-13 items-center gap-2 bg-ink-3 px-5 outline-2",
          "has-[:is(input,textarea):disabled]:bg-transparent has-[:is(input,textarea):disabled]:text-text-2",
          "has-[:is(input,textarea):disabled]:inset-ring has-[:is(input,textarea):disabled]:inset-ring-line",
          "has-[:is(input,textarea):focus]:outline-capsule",
          soft ? "rounded-l" : "rounded-full",
          error === undefined ? "outline-transparent" : "outline-rose",
        )}
      >
        {children}
      </div>
      {note !== undefined && (
        <p
          id={noteId(id)}
          role={error === undefined ? undefined : "alert"}
          className={cx("px-5 text-s wrap-anywhere", error === undefined ? "text-text-3" : "text-rose")}
        >
          {note}
        </p>
      )}
    </div>
  );
}
