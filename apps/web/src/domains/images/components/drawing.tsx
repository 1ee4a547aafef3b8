import type { Commission } from "@4d/painter";
import { SkeletonBlock } from "../../../ui/skeleton.tsx";
import { useDrawing } from "../use-drawing.ts";

interface DrawingProps {
  commission: Commission;
  /** What is seen; empty where words beside it say so. */
  label: string;
}

/** What the painter makes of an order, drawn in this page and anew with every change. */
export function Drawing({ commission, label }: DrawingProps) {
  const url = useDrawing(commission);
  if (url === null) return <SkeletonBlock className="size-full" />;
  return <img src={url} alt={label} draggable={false} className="size-full object-cover" />;
}
