import type { Commission } from "@4d/painter";
import { useEffect, useRef, useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { SkeletonBlock } from "../../../ui/skeleton.tsx";
import { paintSvg } from "../painter.ts";

interface DrawingProps {
  commission: Commission;
  /** The alternative text; empty where words beside the picture say the same. */
  label: string;
  /** A preview of less importance: it is painted after the others. */
  later?: boolean;
}

/** A picture that the built-in painter paints in this page, and again when the commission changes. */
export function Drawing({ commission, label, later }: DrawingProps) {
  const url = useDrawing(commission, later === true ? "later" : "first");
  if (url === null || (url === undefined && later === true)) return <SkeletonBlock className="size-full" />;
  if (url === undefined)
    return (
      <p className="grid size-full place-items-center p-6 text-center text-s">{t("images.noPreview")}</p>
    );
  return <img src={url} alt={label} draggable={false} className="size-full object-cover" />;
}

/** The picture may still be on screen for a moment after another one replaced it. */
const REVOKE_AFTER_MS = 1000;

const urlOf = (svg: string) => URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));

/**
 * Address of the drawing of a commission; the last one stays while the next is painted. Null before the first,
 * undefined when there is no painter here.
 */
function useDrawing(commission: Commission, when: "first" | "later"): string | null | undefined {
  const [url, setUrl] = useState<string | null | undefined>(null);
  const wanted = useRef("");
  const busy = useRef(false);
  const text = JSON.stringify(commission);
  useEffect(() => {
    wanted.current = text;
    // A slider changes faster than the painter paints: the newest commission waits, those in between are skipped.
    if (busy.current) return;
    busy.current = true;
    void (async () => {
      for (let done = ""; done !== wanted.current; ) {
        done = wanted.current;
        const svg = await paintSvg(JSON.parse(done) as Commission, when);
        setUrl((before) => (svg === null ? (before ?? undefined) : urlOf(svg)));
      }
      busy.current = false;
    })();
  }, [text, when]);
  // Revoke an address once another has replaced it.
  useEffect(() => {
    if (url) return () => void setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
    return undefined;
  }, [url]);
  return url;
}
