import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LocalMedia } from "./local-media.ts";

class Track extends EventTarget {
  enabled = true;
  isLive = true;
  readonly kind: string;
  constructor(kind: string) {
    super();
    this.kind = kind;
  }
  stop = () => {
    this.isLive = false;
  };
  clone = () => given(new Track(this.kind));
}

const all: Track[] = [];
function given(track: Track): Track {
  all.push(track);
  return track;
}
const live = (kind: string) => all.filter((track) => track.isLive && track.kind === kind).length;

/** Devices that take a moment to open, like real ones. */
const mediaDevices = {
  enumerateDevices: async () => [],
  getUserMedia: async ({ audio }: { audio?: unknown }) => {
    await new Promise((opened) => setTimeout(opened, 5));
    const track = given(new Track(audio === undefined ? "video" : "audio"));
    return { getTracks: () => [track] };
  },
};

let media: LocalMedia;
let sent: { video: unknown } = { video: null };
beforeEach(() => {
  all.length = 0;
  vi.stubGlobal("navigator", { mediaDevices });
  vi.stubGlobal(
    "MediaStream",
    class {
      getAudioTracks = () => [];
    },
  );
  media = new LocalMedia({
    tracks: (tracks) => {
      sent = tracks;
    },
    view: () => undefined,
    level: () => undefined,
  });
});
afterEach(() => vi.unstubAllGlobals());

it("opens a camera once however often it is pressed, and leaves none open behind the call", async () => {
  await Promise.all([media.setCamera(true), media.setCamera(true), media.setCamera(true)]);
  expect(live("video")).toBe(1);
  media.stop();
  expect(all.filter(({ isLive }) => isLive)).toEqual([]);
});

it("keeps a camera off that was switched off while it turned", async () => {
  await media.setCamera(true);
  await Promise.all([media.flip(), media.setCamera(false)]);
  expect(live("video")).toBe(0);
  expect(sent.video).toBeNull();
  expect(media.media.camera).toBe(false);
});

it("asks for a microphone once, mutes it at once, and lets it go when the call ended meanwhile", async () => {
  const opening = [media.open(false), media.setMicrophone(true), media.setMicrophone(false)];
  await Promise.all(opening);
  expect(all.filter(({ kind }) => kind === "audio")).toHaveLength(2);
  expect(media.media.microphone).toBe(false);
  const late = media.setCamera(true);
  media.stop();
  await late;
  expect(all.filter(({ isLive }) => isLive)).toEqual([]);
});
