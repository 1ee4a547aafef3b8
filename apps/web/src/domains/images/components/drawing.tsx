import type { Commission } from "@4d/painter";
import { t } from "../../../platform/i18n/i18n.ts";
import { SkeletonBlock } from "../../../ui/skeleton.tsx";
import { useDrawing } from "../use-drawing.ts";

interface DrawingProps {
  commission: Commission;
  /** What is seen; empty where words beside it say so. */
  label: string;
  /** One of many beside what is looked at. */
  later?: boolean;
}

/** What the painter makes of an order, drawn in this page and anew with every change. */
export function Drawing({ commission, label, later }: DrawingProps) {
  const url = useDrawing(commission, later === true ? "later" : "first");
  if (url === null || (url === undefined && later === true)) return <SkeletonBlock className="size-full" />;
  if (url === undefined)
    return (
      <p className="grid size-full place-items-center p-6 text-center text-s">{t("images.noPreview")}</p>
    );
  return <img src={url} alt={label} draggable={false} className="size-full object-cover" />;
}
