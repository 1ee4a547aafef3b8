import { useEffect, useState } from "react";
import { authorOfNamesake } from "./character-search.ts";

const PAUSE_MS = 700;

/** Who already made a public character of this name; null while nobody is known to have. */
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
