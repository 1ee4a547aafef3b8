import { memoryStorage, tokenFor } from "../../../platform/testing/fake-api.ts";
import { FakeConnection } from "./fake-connection.ts";

/** As much of a stream as the engine uses. */
class FakeStream {
  readonly #tracks: readonly unknown[];
  constructor(tracks: readonly unknown[] = []) {
    this.#tracks = tracks;
  }
  getTracks = () => this.#tracks;
  getAudioTracks = () => [];
}

class FakeTrack extends EventTarget {
  enabled = true;
  readonly kind: string;
  constructor(kind: string) {
    super();
    this.kind = kind;
  }
  clone = () => new FakeTrack(this.kind);
  stop = () => undefined;
}

/** A page with a microphone, a camera and fake connections, for Node. */
export function fakePage(uid: number): { connections: FakeConnection[] } {
  memoryStorage();
  localStorage.setItem("loginInfo", JSON.stringify({ accessToken: tokenFor(uid), refreshToken: "r" }));
  const connections: FakeConnection[] = [];
  const page = new EventTarget();
  const define = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  define("document", Object.assign(new EventTarget(), { hidden: false }));
  define("location", { hash: "", reload: () => undefined });
  define("addEventListener", page.addEventListener.bind(page));
  define("removeEventListener", page.removeEventListener.bind(page));
  define("MediaStream", FakeStream);
  define(
    "RTCPeerConnection",
    class extends FakeConnection {
      constructor() {
        super();
        connections.push(this);
      }
    },
  );
  const devices = [
    { kind: "audioinput", deviceId: "m", label: "Microphone" },
    { kind: "videoinput", deviceId: "c", label: "Camera" },
  ];
  Object.defineProperty(navigator, "mediaDevices", {
    configurable: true,
    value: {
      enumerateDevices: async () => devices,
      getUserMedia: async ({ audio }: { audio?: unknown }) =>
        new FakeStream([new FakeTrack(audio === undefined ? "video" : "audio")]),
    },
  });
  return { connections };
}
