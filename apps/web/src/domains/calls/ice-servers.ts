import { callsApi } from "./calls.api.ts";
import { insist } from "./insist.ts";

interface Known {
  servers: RTCIceServer[];
  most: number;
}
const nothing: Known = { servers: [], most: 9 };
let kept: Known | null = null;

/**
 * What the server says of calls. Credentials of the relay live for hours, a page for days, so they are asked
 * anew for every call; the last known ones serve while the server is silent, and where there are none it is
 * asked again for `patienceMs`.
 */
async function ask(patienceMs = 0): Promise<Known> {
  const forMs = kept === null ? patienceMs : 0;
  const config = await insist(() => callsApi.config(), { forMs }).catch(() => null);
  if (config !== null) kept = { servers: config.webrtc.iceServers, most: config.webrtc.maxChannel };
  return kept ?? nothing;
}

/** Who answers waits so long, ms, for a server that takes a dead one's place: the call would be lost. */
export const ANSWER_PATIENCE_MS = 6_000;
/** The servers to find a way through (`CALL-5`). */
export const iceServers = async (patienceMs = 0): Promise<RTCIceServer[]> => (await ask(patienceMs)).servers;
/** How many people a group's call takes (`CALL-2`). */
export const mostPeople = async (): Promise<number> => (await ask()).most;
