import { Plus, X } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { GrowingTextArea } from "../../../ui/growing-text-area.tsx";

interface LinesEditorProps {
  /** The accessible name of line `n`. */
  label: (n: number) => string;
  placeholder: string;
  add: string;
  lines: readonly string[];
  max: number;
  most: number;
  /** Round fields for a few words instead of bubbles for longer texts. */
  short?: boolean;
  onChange: (lines: string[]) => void;
}

/** Edits lines of the same kind: alternate greetings, starters. */
export function LinesEditor(props: LinesEditorProps) {
  const { label, placeholder, add, lines, max, most, short, onChange } = props;
  const shape = short === true ? "rounded-full" : "rounded-l";
  return (
    <div className="flex flex-col gap-2">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without identity, edited in place
        <div key={at} className="flex items-center gap-1">
          <GrowingTextArea
            box="flex-1"
            aria-label={label(at + 1)}
            placeholder={placeholder}
            value={line}
            maxLength={max}
            onChange={({ target }) =>
              onChange(lines.map((one, index) => (index === at ? target.value : one)))
            }
            className={`max-h-48 min-h-11.5 bg-ink-3 px-5 py-2.75 text-field leading-normal outline-2 outline-transparent focus:outline-capsule ${shape}`}
          />
          <button
            type="button"
            aria-label={t("making.removeLine", { n: at + 1 })}
            onClick={() => onChange(lines.filter((_, index) => index !== at))}
            className="grid size-11 shrink-0 place-items-center rounded-full text-text-3"
          >
            <X aria-hidden="true" className="size-4.5" />
          </button>
        </div>
      ))}
      {lines.length < most && (
        <div>
          <Button
            look="ghost"
            size="small"
            icon={<Plus aria-hidden="true" className="size-4" />}
            onClick={() => onChange([...lines, ""])}
          >
            {add}
          </Button>
        </div>
      )}
    </div>
  );
}
