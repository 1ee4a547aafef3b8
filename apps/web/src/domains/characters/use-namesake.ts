import { useEffect, useState } from "react";
import { authorOfNamesake } from "./character-search.ts";

const PAUSE_MS = 700;

/** The author of a public character with this name; null if there is none, or while it is unknown. */
export function useNamesake(name: string): string | null {
  const [found, setFound] = useState<{ name: string; author: string | null }>({ name: "", author: null });
  const trimmedName = name.trim();
  useEffect(() => {
    if (trimmedName === "") return;
    let cancelled = false;
    const ask = () =>
      void authorOfNamesake(trimmedName).then((author) => {
        if (!cancelled) setFound({ name: trimmedName, author });
      });
    const timer = setTimeout(ask, PAUSE_MS);
    return () => {
      cancelled = true;
      clearTimeout(timer);
    };
  }, [trimmedName]);
  return found.name === trimmedName ? found.author : null;
}
