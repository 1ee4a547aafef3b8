import { CALL_HEARTBEAT_MS } from "@4d/contract";
import { failureOf } from "../../platform/failure.ts";
import { groupCallsApi } from "./calls.api.ts";
import { retryUnanswered } from "./insist.ts";

/** Codes that say there is no call for me any more: over, no member, no group. */
const ENDED_CODES = [403, 404, 409];

/** Says regularly that I am still inside (`protocol §12.4`); answers with the way to stop. */
export function sendGroupHeartbeats(groupId: number, onEnded: () => void): () => void {
  let isOver = false;
  const beat = async () => {
    try {
      await retryUnanswered(() => groupCallsApi.heartbeat(groupId), {
        forMs: CALL_HEARTBEAT_MS,
        isOver: () => isOver,
      });
    } catch (error) {
      if (!isOver && ENDED_CODES.includes(failureOf(error).code)) onEnded();
    }
  };
  const timer = setInterval(() => void beat(), CALL_HEARTBEAT_MS);
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}
