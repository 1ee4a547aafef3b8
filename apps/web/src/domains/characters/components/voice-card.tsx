import { Check, Play } from "lucide-react";
import { cx } from "../../../ui/cx.ts";
import { WaveMark } from "./wave-mark.tsx";

interface VoiceCardProps {
  name: string;
  note: string | undefined;
  chosen: boolean;
  speaking: boolean;
  onPress: () => void;
}

function Mark({ speaking, chosen }: Pick<VoiceCardProps, "speaking" | "chosen">) {
  if (speaking) return <WaveMark on />;
  if (chosen) return <Check aria-hidden="true" className="size-4.5 stroke-[2.4]" />;
  return <Play aria-hidden="true" className="size-4 fill-current" />;
}

/** A voice to choose; a press also plays it. */
export function VoiceCard({ name, note, chosen, speaking, onPress }: VoiceCardProps) {
  return (
    <button
      type="button"
      role="radio"
      aria-checked={chosen}
      onClick={onPress}
      className={cx(
        "press flex min-h-16 items-center gap-2.5 rounded-m bg-ink-2 px-3 py-2.5 text-left outline-2 max-[359px]:gap-2 max-[359px]:px-2",
        chosen ? "outline-capsule" : "outline-transparent",
      )}
    >
      <span
        className={cx(
          "grid size-9 shrink-0 place-items-center rounded-full",
          chosen ? "bg-capsule-wash text-capsule" : "bg-ink-3 text-text-2",
        )}
      >
        <Mark speaking={speaking} chosen={chosen} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-m leading-snug wrap-anywhere max-[359px]:text-s">{name}</span>
        {note !== undefined && <span className="block truncate text-xs text-text-3">{note}</span>}
      </span>
    </button>
  );
}
