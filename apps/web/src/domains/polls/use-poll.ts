import type { PollCard } from "@4d/contract";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { serverNow } from "../../platform/server-clock.ts";
import { pollsStore, watchPoll } from "./polls.store.ts";

/** The longest delay a timer can have. */
const LONGEST_MS = 2 ** 31 - 1;

/** Whether a time has come; false for never. */
function useTimeReached(time: number | null): boolean {
  const [now, setNow] = useState(serverNow);
  const remaining = time === null ? Number.POSITIVE_INFINITY : time - now;
  useEffect(() => {
    if (remaining <= 0 || remaining > LONGEST_MS) return;
    const timer = setTimeout(() => setNow(serverNow()), remaining + 20);
    return () => clearTimeout(timer);
  }, [remaining]);
  return remaining <= 0;
}

/** A poll on screen, my choice, and whether it is closed. */
export function usePoll(id: number, card: Pick<PollCard, "closesAt"> | undefined) {
  const poll = useStore(pollsStore, ({ polls }) => polls[id]);
  const choosing = useStore(pollsStore, (state) => state.choosing[id]);
  const timeUp = useTimeReached(card?.closesAt ?? null);
  useEffect(() => watchPoll(id), [id]);
  const closed = timeUp || (poll !== undefined && poll.closedAt !== null);
  return { poll, chosen: choosing ?? poll?.mine ?? [], busy: choosing !== undefined, closed };
}
