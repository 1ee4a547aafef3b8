import { type CSSProperties, useId } from "react";

interface SliderProps {
  label: string;
  value: number;
  min?: number;
  max?: number;
  step?: number;
  /** Labels of both ends. */
  ends?: readonly [low: string, high: string];
  /** The meaning of the value, shown at the right and spoken by screen readers. */
  shown?: string;
  onChange: (value: number) => void;
}

/** A slider for a number, dragged or moved by keys. */
export function Slider({ label, value, min = 0, max = 100, step = 1, ends, shown, onChange }: SliderProps) {
  const id = useId();
  const share = `${((value - min) / (max - min)) * 100}%`;
  return (
    <div className="flex flex-col px-4 py-2">
      <span className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-m">
          {label}
        </label>
        <span className="num text-s text-text-2">{shown ?? value}</span>
      </span>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        style={{ "--share": share } as CSSProperties}
        onChange={({ target }) => onChange(Number(target.value))}
        className="slider"
      />
      {ends !== undefined && (
        <span aria-hidden="true" className="flex justify-between gap-3 text-xs text-text-3">
          <span>{ends[0]}</span>
          <span className="text-right">{ends[1]}</span>
        </span>
      )}
    </div>
  );
}
