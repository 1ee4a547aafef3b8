import { useEffect, useState } from "react";
import { namesakeOf } from "./namesakes.ts";

const PAUSE_MS = 700;

/** Who already made a public character of this name; null while nobody is known to have. */
export function useNamesakes(name: string): string | null {
  const [found, setFound] = useState<{ name: string; author: string | null }>({ name: "", author: null });
  const asked = name.trim();
  useEffect(() => {
    if (asked === "") return;
    let gone = false;
    const ask = () =>
      void namesakeOf(asked).then((author) => {
        if (!gone) setFound({ name: asked, author });
      });
    const timer = setTimeout(ask, PAUSE_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [asked]);
  return found.name === asked ? found.author : null;
}
