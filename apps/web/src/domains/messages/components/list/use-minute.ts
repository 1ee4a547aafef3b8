import { useEffect, useState } from "react";

const MINUTE = 60_000;
const present = () => Math.floor(Date.now() / MINUTE);

/** The present minute since 1970: what says "3 minutes ago" is drawn again when it changes. */
export function useMinute(): number {
  const [minute, setMinute] = useState(present);
  useEffect(() => {
    const timer = setInterval(() => setMinute(present()), MINUTE / 4);
    return () => clearInterval(timer);
  }, []);
  return minute;
}
