import type { Commission } from "@4d/painter";
import { useEffect, useRef, useState } from "react";
import { paintSvg } from "./painter.ts";

const urlOf = (svg: string) => URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));

/**
 * The address of the drawing of an order; the last one stays while the next is painted. Null before the first,
 * undefined when there is no painter here.
 */
export function useDrawing(commission: Commission, when: "first" | "later"): string | null | undefined {
  const [url, setUrl] = useState<string | null | undefined>(null);
  const wanted = useRef("");
  const busy = useRef(false);
  const text = JSON.stringify(commission);
  useEffect(() => {
    wanted.current = text;
    // A slider asks oftener than is painted: the newest order waits, those between are passed over.
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
  // An address is let go once another stands in its place.
  useEffect(() => {
    if (url) return () => void setTimeout(() => URL.revokeObjectURL(url), 1000);
    return undefined;
  }, [url]);
  return url;
}
