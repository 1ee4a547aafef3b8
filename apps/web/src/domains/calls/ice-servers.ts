import { callsApi } from "./calls.api.ts";

let kept: RTCIceServer[] = [];

/**
 * The servers to find a way through (`CALL-5`). Credentials of the relay live for hours, a page for days, so
 * they are asked anew for every call; the last known ones serve while the server is silent.
 */
export async function iceServers(): Promise<RTCIceServer[]> {
  const config = await callsApi.config().catch(() => null);
  if (config !== null) kept = config.webrtc.iceServers;
  return kept;
}
