import type { Commission } from "@4d/painter";
import { useEffect, useRef, useState } from "react";
import { painted } from "./painter.ts";

const urlOf = (svg: string) => URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));

/** The address of the drawing of an order; the last one stays while the next is painted. Null before the first. */
export function useDrawing(commission: Commission | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  const busy = useRef(false);
  const text = commission === null ? null : JSON.stringify(commission);
  useEffect(() => {
    wanted.current = text;
    // A slider asks oftener than is painted: the newest order waits, those between are passed over.
    if (busy.current || text === null) return;
    busy.current = true;
    void (async () => {
      for (let now: string | null = text, done: string | null = null; now !== done; now = wanted.current) {
        if (now === null) break;
        done = now;
        const svg = await painted(JSON.parse(now) as Commission);
        if (svg !== null) setUrl(urlOf(svg));
      }
      busy.current = false;
    })();
  }, [text]);
  // An address is let go once another stands in its place.
  useEffect(() => () => void (url !== null && setTimeout(() => URL.revokeObjectURL(url), 1000)), [url]);
  return url;
}
