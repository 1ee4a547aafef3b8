import { CALL_HEARTBEAT_MS } from "@4d/contract";
import { failureOf } from "../../platform/failure.ts";
import { groupCallsApi } from "./calls.api.ts";
import { insist } from "./insist.ts";

/** Codes that say there is no call for me any more: over, no member, no group. */
const GONE = [403, 404, 409];

/** Says regularly that I am still inside (`protocol §12.4`); answers with the way to stop. */
export function beatInGroup(groupId: number, onGone: () => void): () => void {
  let isOver = false;
  const beat = async () => {
    try {
      await insist(() => groupCallsApi.beat(groupId), { forMs: CALL_HEARTBEAT_MS, isOver: () => isOver });
    } catch (error) {
      if (!isOver && GONE.includes(failureOf(error).code)) onGone();
    }
  };
  const timer = setInterval(() => void beat(), CALL_HEARTBEAT_MS);
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}
