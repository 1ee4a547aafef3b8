let channel: BroadcastChannel | null = null;

/** Tells the other tabs of this browser that this one took or refused a call; they stop ringing. */
export function notifyTabs(callId: string): void {
  channel?.postMessage(callId);
}

/** Hears the same of the others. */
export function listenToTabs(uid: number, taken: (callId: string) => void): void {
  channel?.close();
  if (typeof BroadcastChannel === "undefined") return;
  channel = new BroadcastChannel(`calls:${uid}`);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string") taken(data);
  });
}

/** One tab of the browser rings aloud: whoever gets the lock of this call first. Held until it ends. */
export async function isRingingTab(callId: string, until: Promise<void>): Promise<boolean> {
  if (navigator.locks === undefined) return true;
  return new Promise((resolve) => {
    navigator.locks
      .request(`ring:${callId}`, { ifAvailable: true }, async (lock) => {
        resolve(lock !== null);
        if (lock !== null) await until;
      })
      .catch(() => resolve(true));
  });
}
