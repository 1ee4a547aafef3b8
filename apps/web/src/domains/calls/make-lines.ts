import { callStore, changeCall } from "./call.store.ts";
import { groupCallsApi } from "./calls.api.ts";
import { GroupLines } from "./group-lines.ts";
import { isSilent, othersInside } from "./group-people.ts";
import type { LocalMedia } from "./media/local-media.ts";
import { sendLimits } from "./peer/send-limits.ts";
import type { EnterRoom } from "./room/call-room.ts";

/** Whose processor and line bear fewer pictures. */
export const isPhone = (): boolean => globalThis.matchMedia?.("(pointer: coarse)").matches === true;

/** A room's code is heavy and comes with the first call that needs it. */
const enterRoom: EnterRoom = async (...how) => (await import("./room/live-kit-room.ts")).enterLiveKit(...how);

/** The ways to everybody inside this group's call, which follow what the store says of them. */
export function makeLines(
  who: { groupId: number; myId: number; partyId: string },
  how: { iceServers: RTCIceServer[]; media: LocalMedia; onMoved: () => void },
): GroupLines {
  const lowData = () => callStore.getState().call?.own.lowData === true;
  const { iceServers, media, onMoved } = how;
  return new GroupLines({
    ...who,
    iceServers,
    tracks: () => ({ audio: media.audio, video: media.video }),
    limits: () => sendLimits(1 + othersInside().length, lowData()),
    lowData,
    others: othersInside,
    isSilent,
    askRoom: async () => {
      const way = await groupCallsApi.media(who.groupId);
      return way.kind === "livekit" ? way : null;
    },
    enterRoom,
    onConnected: () => changeCall({ phase: "active" }),
    onMoved,
  });
}
