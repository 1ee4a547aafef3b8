import { type CallResult, MessageStatus, MessageType } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { changeState } from "../../platform/shared-state.ts";
import { type Intent, succeeded } from "../../platform/stream.ts";
import type { PrivateRow } from "../../platform/stream-rows.ts";
import { storedTmpIds } from "../messages/index.ts";
import { keys } from "./call-state.ts";
import type { EndedCall } from "./private-call.ts";

/** Formats a duration as `02:07`, or `1:02:07` with hours. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

const RESULT_TEXTS: Record<Exclude<CallResult, "answered">, string> = {
  missed: "未接听",
  cancelled: "已取消",
  rejected: "已拒绝",
  busy: "忙线未接听",
  failed: "通话未接通",
};

/** Text the legacy client shows in the bubble; ours renders it in the reader's language. */
export const recordText = ({ result, duration }: Pick<EndedCall, "result" | "duration">): string =>
  result === "answered" ? `通话时长 ${clockText(duration)}` : RESULT_TEXTS[result];

/** The tmpId of a call's record: it makes the record unique and findable. */
export const recordTmpId = (callId: string): string => `call-${callId}`;

/** Only a call the callee missed raises the unread count (`protocol §11.6`). */
const countsAsUnread = (result: CallResult): boolean =>
  result === "missed" || result === "cancelled" || result === "busy";

/**
 * Stores the one record of an ended call, even if several nodes try, and removes the call from the state (`CALL-3`). If
 * this node dies first, the next sweep does it.
 */
export async function recordCall(services: Services, end: EndedCall): Promise<void> {
  const { callId, callerId, calleeId, mode, result, duration, silent } = end;
  await services.streams.private.submit(recordCallIntent, {
    sendId: callerId,
    recvId: calleeId,
    type: mode === "video" ? MessageType.ACT_RT_VIDEO : MessageType.ACT_RT_VOICE,
    content: recordText(end),
    tmpId: recordTmpId(callId),
    status: countsAsUnread(result) ? MessageStatus.UNSEND : MessageStatus.READED,
    extra: { call: { callId, result, duration } },
    onlyFor: silent ? callerId : null,
  });
  await changeState(services.state, async (change) => change.remove(keys.ended(callerId, callId)));
}

/** Records a call without making anybody wait or fail for it. */
export function recordInBackground(services: Services, end: EndedCall): void {
  recordCall(services, end).catch((error: unknown) =>
    services.log.warn({ err: error, callId: end.callId }, "call not recorded yet"),
  );
}

/** A call's record; its tmpId is derived from the call id, so that it is stored once. */
type CallRecord = PrivateRow & { tmpId: string };

/** Appends the records of calls that have none yet. */
const recordCallIntent: Intent<PrivateRow, CallRecord, null> = {
  name: "record call",
  async run(step, inputs) {
    const stored = await storedTmpIds(step.trx, "private", inputs);
    return inputs.map((input) => {
      const key = `${input.sendId}:${input.tmpId}`;
      if (!stored.has(key)) step.append(input);
      stored.add(key);
      return succeeded(() => null);
    });
  },
};
