import type { DownFrame } from "@4d/contract";
import type { Expulsion, LinkState, LocalEvent, OutboxClaim } from "@4d/sync";

/** Messages between the tabs of one person. */
export type TabMessage =
  | OutboxClaim
  | { kind: "state"; state: LinkState }
  | { kind: "frame"; frame: DownFrame }
  | { kind: "expelled"; why: Expulsion }
  | { kind: "local"; event: LocalEvent }
  /** This tab is visible, or a call is on in it (`urgent`), and the leader's socket is closed. */
  | { kind: "wake"; urgent: boolean }
  | { kind: "claim" | "beat" | "bye"; tab: string };

/** A channel between tabs; a tab does not receive its own messages. */
export interface TabChannel {
  post: (message: TabMessage) => void;
  listen: (handler: (message: TabMessage) => void) => () => void;
  close: () => void;
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** The channel of a person's tabs; in a browser without channels, one that does nothing. */
export function openTabChannel(uid: number): TabChannel {
  const channel = openChannel(`chat-${uid}`);
  if (channel === null)
    return { post: () => undefined, listen: () => () => undefined, close: () => undefined };
  const handlers = new Set<(message: TabMessage) => void>();
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    for (const handler of [...handlers]) handler(data);
  };
  let open = true;
  return {
    post: (message) => {
      if (open) channel.postMessage(message);
    },
    listen: (handler) => {
      handlers.add(handler);
      return () => handlers.delete(handler);
    },
    close: () => {
      open = false;
      channel.close();
    },
  };
}
