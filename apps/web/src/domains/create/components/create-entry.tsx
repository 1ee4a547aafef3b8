import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../../../ui/cx.ts";

const tones = { capsule: "bg-bright", amber: "bg-amber", sky: "bg-sky", pink: "bg-pink" } as const;

interface CreateEntryProps {
  icon: ReactNode;
  tone: keyof typeof tones;
  title: string;
  note: string;
  /** Its result is ignored. */
  onPress: () => unknown;
}

/** One way to create something: a wide button with a coloured icon, a title and a note. */
export function CreateEntry({ icon, tone, title, note, onPress }: CreateEntryProps) {
  return (
    <button
      type="button"
      onClick={() => void onPress()}
      className="press mb-2.5 flex min-h-20 w-full items-center gap-3.5 rounded-m bg-ink-2 p-4 text-left"
    >
      <span
        aria-hidden="true"
        className={cx(
          "grid size-12 shrink-0 place-items-center rounded-m text-art-ink [&_svg]:size-6 [&_svg]:stroke-[1.9]",
          tones[tone],
        )}
      >
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-n leading-snug font-semibold">{title}</span>
        <span className="block text-s leading-snug text-pretty text-text-2">{note}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-text-3" />
    </button>
  );
}
