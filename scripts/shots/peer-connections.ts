import type { Page } from "@playwright/test";
import { portrait } from "./media.ts";

/** A description as it travels. */
export interface Description {
  type: "offer" | "answer";
  sdp: string;
}

interface PeerConnections {
  describe: (key: string, drawing: string, isSpeaking: boolean, offer?: Description) => Promise<Description>;
  answered: (key: string, answer: Description) => Promise<void>;
  add: (key: string, candidates: RTCIceCandidateInit[]) => Promise<void>;
  /** Ends every connection without signalling it to the other end. */
  cut: () => void;
}

interface Media {
  tone: (isSpeaking: boolean) => MediaStreamTrack[];
  /** Returns nothing for an empty drawing. */
  face: (drawing: string) => Promise<MediaStreamTrack[]>;
}

declare global {
  interface Window {
    readonly media: Media;
    readonly stage: PeerConnections;
  }
}

/** Runs inside an empty page: makes what the peers send, a tone or silence and a drawn face. */
function installMedia(): void {
  const sound = new AudioContext();
  const tone: Media["tone"] = (isSpeaking) => {
    const [gain, out] = [sound.createGain(), sound.createMediaStreamDestination()];
    const voice = sound.createOscillator();
    gain.gain.value = isSpeaking ? 0.4 : 0;
    voice.connect(gain).connect(out);
    voice.start();
    return out.stream.getAudioTracks();
  };
  const face: Media["face"] = async (drawing) => {
    if (drawing === "") return [];
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [480, 640];
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
    await image.decode();
    let odd = 0;
    setInterval(() => {
      const pen = canvas.getContext("2d");
      pen?.drawImage(image, -80, 0, 640, 640);
      odd = 1 - odd;
      pen?.fillRect(0, 0, odd, 1);
    }, 100);
    return canvas.captureStream(10).getVideoTracks();
  };
  const value: Media = { tone, face };
  Object.assign(window, { media: value });
}

/** Runs inside the same page: makes the peers' ends of the connections. */
function installLines(): void {
  const lines = new Map<string, { line: RTCPeerConnection; late: RTCIceCandidateInit[] }>();
  const gathered = (line: RTCPeerConnection) =>
    new Promise<void>((resolve) => {
      const look = () => line.iceGatheringState === "complete" && resolve();
      line.addEventListener("icegatheringstatechange", look);
      look();
    });
  const catchUp = async (key: string) => {
    const { line, late = [] } = lines.get(key) ?? {};
    for (const one of late.splice(0)) await line?.addIceCandidate(one);
  };
  const describe: PeerConnections["describe"] = async (key, drawing, isSpeaking, offer) => {
    const line = new RTCPeerConnection();
    lines.get(key)?.line.close();
    lines.set(key, { line, late: [] });
    const tracks = [...window.media.tone(isSpeaking), ...(await window.media.face(drawing))];
    const stream = new MediaStream(tracks);
    if (offer !== undefined) await line.setRemoteDescription(offer);
    for (const track of tracks) line.addTrack(track, stream);
    if (drawing === "" && offer === undefined) line.addTransceiver("video", { streams: [stream] });
    await line.setLocalDescription();
    await catchUp(key);
    await gathered(line);
    const { type, sdp } = line.localDescription ?? {};
    return { type: type === "answer" ? "answer" : "offer", sdp: sdp ?? "" };
  };
  const answered: PeerConnections["answered"] = async (key, answer) => {
    await lines.get(key)?.line.setRemoteDescription(answer);
    await catchUp(key);
  };
  const add: PeerConnections["add"] = async (key, candidates) => {
    const known = lines.get(key);
    known?.late.push(...candidates.filter(({ candidate }) => candidate !== ""));
    if (known?.line.remoteDescription) await catchUp(key);
  };
  const cut = () => {
    for (const { line } of lines.values()) line.close();
  };
  const value: PeerConnections = { describe, answered, add, cut };
  Object.assign(window, { stage: value });
}

/** Opens the page that holds the peers' ends of calls. */
export async function openPeerConnections(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.evaluate(installMedia);
  await page.evaluate(installLines);
}

/** A drawing for a hue; none means no video. */
export const drawingOf = (hue: number | null): string => (hue === null ? "" : portrait(hue));
