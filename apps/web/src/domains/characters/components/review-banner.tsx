import { CircleCheck, Hourglass, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import type { SheetField } from "../merge-sheets.ts";
import type { Work } from "../work.ts";

type Shown = "review" | "rejected" | "banned" | "published" | "changed";

const icons: Record<Shown, ReactNode> = {
  review: <Hourglass aria-hidden="true" />,
  rejected: <TriangleAlert aria-hidden="true" />,
  banned: <TriangleAlert aria-hidden="true" />,
  published: <CircleCheck aria-hidden="true" />,
  changed: <CircleCheck aria-hidden="true" />,
};

/** A reason of the review; a press opens its field. A reason about the whole character is plain text. */
function Found({ field, text, edit }: { field: string; text: string; edit: (field: string) => void }) {
  if (field === "")
    return (
      <p className="mt-2 rounded-s bg-glass px-3 py-2.5 text-s wrap-anywhere whitespace-pre-line">{text}</p>
    );
  return (
    <button
      type="button"
      onClick={() => edit(field)}
      className="press mt-2 flex min-h-11 w-full items-center gap-3 rounded-s bg-glass px-3 text-left text-s"
    >
      <span className="shrink-0 font-semibold">{t(`making.field.${field as SheetField}`)}</span>
      <span className="min-w-0 flex-1 text-right wrap-anywhere text-on-art-dim">
        {text === "" ? t("making.unfit") : t("making.reason", { words: text })}
      </span>
    </button>
  );
}

/** The state of publication, with the reasons of the review by field. */
export function ReviewBanner({ work, edit }: { work: Work; edit: (field: string) => void }) {
  const { status, reasons, changed } = work;
  if (status === "draft") return null;
  const shown: Shown = status === "published" && changed ? "changed" : status;
  return (
    <section className="glass rounded-m p-3.5">
      <h2 className="flex items-center gap-2 text-m font-semibold [&_svg]:size-4.5 [&_svg]:shrink-0">
        {icons[shown]}
        {t(`making.status.${shown}`)}
      </h2>
      <p className="mt-0.5 text-s text-pretty text-on-art-dim">
        {shown === "published"
          ? t(`making.visibleNote.${work.baseVisibility}`)
          : t(`making.statusNote.${shown}`)}
      </p>
      {reasons.map(({ field, text }) => (
        <Found key={`${field} ${text}`} field={field} text={text} edit={edit} />
      ))}
    </section>
  );
}
