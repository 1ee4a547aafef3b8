import { Paintbrush, X } from "lucide-react";
import { useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { cx } from "../../../../ui/cx.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import type { Shape } from "../../painting.ts";
import { PaintSheet } from "./paint-sheet.tsx";

interface PictureFieldProps {
  label: string;
  idea: string;
  shape: Shape;
  value: string;
  known: readonly string[];
  tall?: boolean;
  onChange: (address: string) => void;
}

/** A picture of a story; a press opens the painter. */
export function PictureField({ label, idea, shape, value, known, tall, onChange }: PictureFieldProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className={cx("relative overflow-hidden rounded-l bg-ink-2", tall === true ? "h-56" : "h-32")}>
      {value !== "" && <img src={value} alt="" className="absolute inset-0 size-full object-cover" />}
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="absolute inset-0 grid w-full place-items-center -outline-offset-2"
      >
        <span
          className={cx(
            "flex items-center gap-2 rounded-full px-4 py-2 text-s font-semibold",
            value === "" ? "bg-ink-3" : "glass",
          )}
        >
          <Paintbrush aria-hidden="true" className="size-4.5" />
          {value === "" ? label : t("stories.paintAnother")}
        </span>
      </button>
      {value !== "" && (
        <IconButton
          label={t("stories.noPicture")}
          icon={<X aria-hidden="true" />}
          look="glass"
          className="absolute! top-0 right-0"
          onClick={() => onChange("")}
        />
      )}
      {open && (
        <PaintSheet
          title={label}
          idea={idea}
          shape={shape}
          known={known.filter((address) => address !== value)}
          open={open}
          onClose={() => setOpen(false)}
          onPicture={onChange}
        />
      )}
    </div>
  );
}
