/** Why nobody can be called from here: WeChat's browser, an address without https, or another browser without calls. */
export type CallObstacle = "weChat" | "insecure" | "unsupported";

/** Whether this browser can connect to anybody. Without it a call cannot even be answered. */
export const canConnect = (): boolean => typeof globalThis.RTCPeerConnection === "function";

/** Whether this browser can ask for a microphone. */
export const hasMicrophone = (): boolean => typeof navigator.mediaDevices?.getUserMedia === "function";

/** What prevents every call from here; null where calls are possible. Whether there are devices is known only later. */
export function callObstacle(): CallObstacle | null {
  if (canConnect()) {
    if (hasMicrophone()) return null;
    if (globalThis.isSecureContext === false) return "insecure";
  }
  return /MicroMessenger\//.test(navigator.userAgent) ? "weChat" : "unsupported";
}
