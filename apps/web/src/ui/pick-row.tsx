import type { ReactNode } from "react";
import { Checkbox } from "./checkbox.tsx";

interface PickRowProps {
  /** The avatar. */
  lead: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onToggle: () => void;
}

/** A row that a press selects, 62 px high: tick, picture, name. */
export function PickRow({ lead, title, note, checked, disabled, onToggle }: PickRowProps) {
  return (
    <div className="px-4 [contain-intrinsic-size:auto_62px] [content-visibility:auto]">
      <Checkbox wide checked={checked} disabled={disabled ?? false} onChange={onToggle}>
        <span className="flex min-h-15.5 items-center gap-3 pl-1.5">
          {lead}
          <span className="hairline-b flex min-w-0 flex-1 flex-col justify-center self-stretch">
            <span className="truncate text-n leading-snug font-semibold text-text-1">{title}</span>
            {note !== undefined && <span className="truncate text-s text-text-3">{note}</span>}
          </span>
        </span>
      </Checkbox>
    </div>
  );
}
