import { useEffect, useState } from "react";
import { mostPeople } from "../ice-servers.ts";

/** How many a group's call takes, as the server's settings say. */
export function useMostPeople(): number {
  const [most, setMost] = useState(9);
  useEffect(() => {
    mostPeople().then(setMost, () => undefined);
  }, []);
  return most;
}
