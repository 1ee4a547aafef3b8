import { retryUnanswered } from "./call-signalling.ts";
import { callsApi } from "./calls.api.ts";

interface CallConfig {
  servers: RTCIceServer[];
  most: number;
}
const noConfig: CallConfig = { servers: [], most: 9 };
let cached: CallConfig | null = null;

/**
 * The call settings of the server. TURN credentials live for hours, a page for days, so they are requested for every
 * call. The last known ones serve while the server is unreachable; without any, the request is retried for
 * `patienceMs`.
 */
async function fetchCallConfig(patienceMs = 0): Promise<CallConfig> {
  const forMs = cached === null ? patienceMs : 0;
  const config = await retryUnanswered(() => callsApi.config(), { forMs }).catch(() => null);
  if (config !== null) cached = { servers: config.webrtc.iceServers, most: config.webrtc.maxChannel };
  return cached ?? noConfig;
}

/** How long accepting a call waits for a server to replace a dead one, ms: failing sooner would lose the call. */
export const ANSWER_PATIENCE_MS = 6_000;
/** The ICE servers (`CALL-5`). */
export const iceServers = async (patienceMs = 0): Promise<RTCIceServer[]> =>
  (await fetchCallConfig(patienceMs)).servers;
/** How many people a group's call takes (`CALL-2`). */
export const maxParticipants = async (): Promise<number> => (await fetchCallConfig()).most;
