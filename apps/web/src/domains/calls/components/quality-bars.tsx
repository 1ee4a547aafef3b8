import { qualityText } from "../call-text.ts";
import type { Quality } from "../call-view.ts";

const heights = ["h-1.25", "h-2", "h-2.75"] as const;
const tones = ["bg-rose", "bg-rose", "bg-amber", "bg-capsule"] as const;

/** Connection quality: three bars, with the word beside them where there is room. */
export function QualityBars({ quality, word }: { quality: Quality; word?: boolean }) {
  return (
    <span className="inline-flex items-center gap-1" role="img" aria-label={qualityText(quality)}>
      <span className="flex items-end gap-0.5">
        {heights.map((height, at) => (
          <span
            key={height}
            className={`w-1 rounded-full ${height} ${at < quality ? tones[quality] : "bg-current opacity-25"}`}
          />
        ))}
      </span>
      {word === true && <span aria-hidden="true">{qualityText(quality)}</span>}
    </span>
  );
}
