import { callsApi } from "./calls.api.ts";

let kept: { servers: RTCIceServer[]; most: number } = { servers: [], most: 9 };

/**
 * What the server says of calls. Credentials of the relay live for hours, a page for days, so they are asked
 * anew for every call; the last known ones serve while the server is silent.
 */
async function ask(): Promise<typeof kept> {
  const config = await callsApi.config().catch(() => null);
  if (config !== null) kept = { servers: config.webrtc.iceServers, most: config.webrtc.maxChannel };
  return kept;
}

/** The servers to find a way through (`CALL-5`). */
export const iceServers = async (): Promise<RTCIceServer[]> => (await ask()).servers;
/** How many people a group's call takes (`CALL-2`). */
export const mostPeople = async (): Promise<number> => (await ask()).most;
