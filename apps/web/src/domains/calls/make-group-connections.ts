import { callStore, changeCall } from "./call.store.ts";
import { groupCallsApi } from "./calls.api.ts";
import { GroupConnections } from "./group-connections.ts";
import { othersInside, sendsNothing } from "./group-participants.ts";
import type { LocalMedia } from "./media/local-media.ts";
import { sendLimits } from "./peer/send-limits.ts";
import type { EnterRoom } from "./room/call-room.ts";

/** Whether the device is a phone, whose processor and network bear fewer videos. */
export const isPhone = (): boolean => globalThis.matchMedia?.("(pointer: coarse)").matches === true;

/** The room's code is heavy and loads with the first call that needs it. */
const enterRoom: EnterRoom = async (...options) =>
  (await import("./room/live-kit-room.ts")).enterLiveKit(...options);

/** Connections to everybody inside this group's call, driven by the store. */
export function makeGroupConnections(
  identity: { groupId: number; myId: number; pageId: string },
  options: { iceServers: RTCIceServer[]; media: LocalMedia; onMoved: () => void },
): GroupConnections {
  const lowData = () => callStore.getState().call?.own.lowData === true;
  const { iceServers, media, onMoved } = options;
  return new GroupConnections({
    ...identity,
    iceServers,
    tracks: () => ({ audio: media.audio, video: media.video }),
    limits: () => sendLimits(1 + othersInside().length, lowData()),
    lowData,
    others: othersInside,
    sendsNothing,
    askRoom: async () => {
      const way = await groupCallsApi.media(identity.groupId);
      return way.kind === "livekit" ? way : null;
    },
    enterRoom,
    onConnected: () => changeCall({ phase: "active" }),
    onMoved,
  });
}
