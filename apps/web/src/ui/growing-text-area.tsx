import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

export interface GrowingTextAreaProps extends ComponentProps<"textarea"> {
  value: string;
  /** Classes of the box around the field, which decide its width. */
  box?: string;
}

/** Whether the browser fits a field to its text: Chrome from 123, Safari from 26.2. */
const fitsItself = () => CSS.supports("field-sizing", "content");

/**
 * A field that is as high as its text, between `rows` and the maximum height in `className`; then it scrolls.
 * Browsers without `field-sizing` draw its text a second time, invisibly, in the same cell of a grid: the layout
 * measures it, so no letter costs a measurement by script, and width, fonts and text set by code need no listener.
 */
export function GrowingTextArea({ box, className, rows = 1, style, ...rest }: GrowingTextAreaProps) {
  const fits = fitsItself();
  const { value, placeholder = "" } = rest;
  return (
    <span className={cx("grid min-w-0 grid-cols-[minmax(0,1fr)]", box)}>
      <textarea
        // With `field-sizing` the browser ignores the rows.
        style={fits && rows > 1 ? { minHeight: `${rows}lh`, ...style } : style}
        {...rest}
        rows={rows}
        cols={1}
        className={cx("col-start-1 row-start-1 field-sizing-content resize-none", className)}
      />
      {!fits && (
        <span
          aria-hidden="true"
          // In an attribute, so that neither a search in the page nor a screen reader finds the text twice.
          data-text={`${value === "" ? placeholder : value} `}
          className={cx("text-mirror col-start-1 row-start-1", className)}
        />
      )}
    </span>
  );
}
