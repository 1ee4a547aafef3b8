import { Ellipsis, EllipsisVertical, type LucideIcon, Menu, Share } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import type { ButtonPlace, InstallSteps } from "../install-steps.ts";

const signs: Readonly<Record<Exclude<InstallSteps["sign"], "file">, LucideIcon>> = {
  share: Share,
  dots: Ellipsis,
  "dots-upright": EllipsisVertical,
  lines: Menu,
};

const places: Readonly<Record<ButtonPlace, string>> = {
  "top-right": "top-1.5 right-2",
  bottom: "bottom-1.5 left-1/2 -translate-x-1/2",
  "bottom-right": "bottom-1.5 right-2",
  "menu-bar": "top-1.5 left-10",
};

/** A drawn browser with the button to press; the text beside it says the same. */
export function ButtonPicture({ place, sign }: Pick<InstallSteps, "place" | "sign">) {
  const Sign = sign === "file" ? null : signs[sign];
  const isAbove = place === "top-right" || place === "menu-bar";
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto h-30 w-50 overflow-hidden rounded-m border border-line bg-ink-1"
    >
      <span className={cx("absolute inset-x-0 h-11 bg-ink-3", isAbove ? "top-0" : "bottom-0")} />
      <span
        className={cx(
          "absolute h-1.5 rounded-full bg-ink-4",
          isAbove ? "top-4.5" : "bottom-4.5",
          place === "menu-bar" ? "right-4 left-25" : "left-4 w-16",
        )}
      />
      {[0, 1, 2].map((line) => (
        <span
          key={line}
          style={{ top: `${(isAbove ? 58 : 18) + line * 16}px`, width: `${120 - line * 28}px` }}
          className="absolute left-4 h-1.5 rounded-full bg-ink-3"
        />
      ))}
      <span
        className={cx(
          "absolute grid h-8 min-w-8 place-items-center rounded-s bg-capsule px-1.5 text-s font-semibold text-on-capsule [&_svg]:size-5",
          places[place],
        )}
      >
        {Sign === null ? t("device.fileMenu") : <Sign />}
      </span>
    </div>
  );
}
