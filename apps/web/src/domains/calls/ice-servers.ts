import { callsApi } from "./calls.api.ts";

let kept: { servers: RTCIceServer[]; most: number } = { servers: [], most: 9 };

async function ask(): Promise<typeof kept> {
  // Credentials of the relay live for hours, a page for days: asked anew for every call.
  const config = await callsApi.config().catch(() => null);
  if (config !== null) kept = { servers: config.webrtc.iceServers, most: config.webrtc.maxChannel };
  return kept;
}

/** The servers to find a way through (`CALL-5`); the last known ones while the server is silent. */
export const iceServers = async (): Promise<RTCIceServer[]> => (await ask()).servers;
