import { useEffect, useState } from "react";
import { serverClockSet, serverNow } from "../../../../platform/server-clock.ts";

const MINUTE = 60_000;
const present = () => Math.floor(serverNow() / MINUTE);

/** The present minute since 1970; redraws relative times when it changes. */
export function useMinute(): number {
  const [minute, setMinute] = useState(present);
  useEffect(() => {
    const look = () => setMinute(present());
    const timer = setInterval(look, MINUTE / 4);
    const unhear = serverClockSet.on(look);
    return () => {
      clearInterval(timer);
      unhear();
    };
  }, []);
  return minute;
}
