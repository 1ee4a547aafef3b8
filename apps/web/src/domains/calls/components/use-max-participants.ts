import { useEffect, useState } from "react";
import { maxParticipants } from "../call-config.ts";

/** How many a group's call takes, as the server's settings say. */
export function useMaxParticipants(): number {
  const [most, setMost] = useState(9);
  useEffect(() => {
    maxParticipants().then(setMost, () => undefined);
  }, []);
  return most;
}
