import { retryUnanswered } from "./call-signalling.ts";
import { callsApi } from "./calls.api.ts";

interface CallConfig {
  servers: RTCIceServer[];
  most: number;
}
const noConfig: CallConfig = { servers: [], most: 9 };
let cached: CallConfig | null = null;

/**
 * What the server says of calls. Credentials of the relay live for hours, a page for days, so they are asked
 * anew for every call; the last known ones serve while the server is silent, and where there are none it is
 * asked again for `patienceMs`.
 */
async function fetchCallConfig(patienceMs = 0): Promise<CallConfig> {
  const forMs = cached === null ? patienceMs : 0;
  const config = await retryUnanswered(() => callsApi.config(), { forMs }).catch(() => null);
  if (config !== null) cached = { servers: config.webrtc.iceServers, most: config.webrtc.maxChannel };
  return cached ?? noConfig;
}

/** Who answers waits so long, ms, for a server that takes a dead one's place: the call would be lost. */
export const ANSWER_PATIENCE_MS = 6_000;
/** The servers to find a way through (`CALL-5`). */
export const iceServers = async (patienceMs = 0): Promise<RTCIceServer[]> =>
  (await fetchCallConfig(patienceMs)).servers;
/** How many people a group's call takes (`CALL-2`). */
export const maxParticipants = async (): Promise<number> => (await fetchCallConfig()).most;
