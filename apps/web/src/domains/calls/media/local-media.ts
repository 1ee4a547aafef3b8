import type { CallMedia } from "@4d/contract";
import pLimit from "p-limit";
import { type MediaProblem, problemOf } from "./media-problem.ts";
import { type Meter, meter } from "./voice-meter.ts";

export interface LocalView extends CallMedia {
  stream: MediaStream | null;
  facing: "user" | "environment";
  canFlip: boolean;
  problem: MediaProblem | null;
}

interface Listener {
  /** The tracks to send changed: `null` sends nothing of that kind. */
  tracks: (tracks: { audio: MediaStreamTrack | null; video: MediaStreamTrack | null }) => void;
  view: (view: LocalView) => void;
  level: (level: number, speaking: boolean) => void;
}

const SOUND: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};
const picture = (facingMode: "user" | "environment"): MediaTrackConstraints => ({
  facingMode,
  width: { ideal: 640 },
  height: { ideal: 360 },
  frameRate: { ideal: 24, max: 30 },
});

/**
 * Microphone, camera and screen of this page during one call. Requesting what is already on is harmless: devices are
 * opened and closed one at a time, so that none is left open without an owner.
 */
export class LocalMedia {
  readonly #listener: Listener;
  #microphone: MediaStreamTrack | null = null;
  /** Metered also while the sent track is muted, so that a muted speaker can be warned. */
  #meteredTrack: MediaStreamTrack | null = null;
  #camera: MediaStreamTrack | null = null;
  #screen: MediaStreamTrack | null = null;
  #meter: Meter | null = null;
  #on = true;
  #facing: "user" | "environment" = "user";
  #canFlip = false;
  #problem: MediaProblem | null = null;
  #stopped = false;
  readonly #inOrder = pLimit(1);

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  get audio(): MediaStreamTrack | null {
    return this.#microphone;
  }

  get video(): MediaStreamTrack | null {
    return this.#screen ?? this.#camera;
  }

  /** Why microphone or camera is missing, as far as it was asked for. */
  get problem(): MediaProblem | null {
    return this.#problem;
  }

  get media(): CallMedia {
    return {
      microphone: this.#on && this.#microphone !== null,
      camera: this.#camera !== null && this.#screen === null,
      screen: this.#screen !== null,
    };
  }

  /** Requests the microphone, and the camera when wanted. A call goes on without either; `problem` says why. */
  open(withCamera: boolean): Promise<void> {
    return this.#enqueue(async () => {
      await this.#openMicrophone();
      if (withCamera) await this.#openCamera();
      await this.#updateDevices();
    });
  }

  /** Requests again a microphone that was refused or missing. */
  async setMicrophone(on: boolean): Promise<void> {
    this.#on = on;
    // Immediately: a mute does not wait for a camera.
    if (this.#microphone !== null) this.#microphone.enabled = on;
    else if (on) await this.#enqueue(() => this.#openMicrophone());
    this.#report();
  }

  setCamera(on: boolean): Promise<void> {
    return this.#enqueue(async () => {
      if (on) await this.#openCamera();
      else this.#camera = stop(this.#camera);
      await this.#updateDevices();
    });
  }

  /** Switches between front and back camera; without another one the current stays. */
  flip(): Promise<void> {
    return this.#enqueue(async () => {
      if (this.#camera === null) return;
      const facing = this.#facing === "user" ? "environment" : "user";
      // Phones open only one camera at a time.
      this.#camera = stop(this.#camera);
      const flippedTrack = await this.#ask("camera", { video: picture(facing) });
      if (flippedTrack !== null) this.#facing = facing;
      this.#camera = flippedTrack ?? (await this.#ask("camera", { video: picture(this.#facing) }));
    });
  }

  /** Shares the screen instead of the camera, until switched off here or in the browser's own bar. */
  shareScreen(on: boolean): Promise<void> {
    return this.#enqueue(async () => {
      if (!on) this.#screen = stop(this.#screen);
      else if (this.#screen === null) this.#screen = await this.#askScreen();
    });
  }

  stop(): void {
    this.#stopped = true;
    this.#meter?.stop();
    for (const track of [this.#microphone, this.#meteredTrack, this.#camera, this.#screen]) stop(track);
    this.#microphone = null;
    this.#meteredTrack = null;
    this.#camera = null;
    this.#screen = null;
  }

  /** Runs work after all earlier work, then reports the new state. */
  #enqueue(work: () => Promise<void>): Promise<void> {
    return this.#inOrder(async () => {
      await work();
      this.#report();
    });
  }

  async #openCamera(): Promise<void> {
    this.#camera ??= await this.#ask("camera", { video: picture(this.#facing) });
  }

  async #openMicrophone(): Promise<void> {
    if (this.#microphone !== null) return;
    const track = await this.#ask("microphone", { audio: SOUND });
    if (track === null) return;
    this.#microphone = track;
    this.#meteredTrack = track.clone();
    track.enabled = this.#on;
    this.#meter = meter(new MediaStream([this.#meteredTrack]), this.#listener.level);
  }

  async #ask(
    device: "microphone" | "camera",
    constraints: MediaStreamConstraints,
  ): Promise<MediaStreamTrack | null> {
    if (navigator.mediaDevices === undefined) {
      this.#setProblem({ device, kind: "insecure" });
      return null;
    }
    try {
      const [track] = (await navigator.mediaDevices.getUserMedia(constraints)).getTracks();
      return this.#accepted(track, device);
    } catch (error) {
      this.#setProblem(problemOf(device, error));
      return null;
    }
  }

  async #askScreen(): Promise<MediaStreamTrack | null> {
    try {
      const [track] = (await navigator.mediaDevices.getDisplayMedia({ video: true })).getVideoTracks();
      track?.addEventListener("ended", () => void this.shareScreen(false));
      return this.#accepted(track, "screen");
    } catch (error) {
      const problem = problemOf("screen", error);
      // Closing the browser's own chooser is a choice, not a problem.
      if (problem.kind !== "denied") this.#problem = problem;
      return null;
    }
  }

  /** A microphone problem outranks a camera problem. */
  #setProblem(problem: MediaProblem): void {
    if (problem.device === "microphone" || this.#problem?.device !== "microphone") this.#problem = problem;
  }

  #accepted(track: MediaStreamTrack | undefined, device: MediaProblem["device"]): MediaStreamTrack | null {
    if (track === undefined) return null;
    if (this.#stopped) return stop(track);
    if (this.#problem?.device === device) this.#problem = null;
    return track;
  }

  async #updateDevices(): Promise<void> {
    const all = (await navigator.mediaDevices?.enumerateDevices().catch(() => [])) ?? [];
    this.#canFlip = all.filter(({ kind }) => kind === "videoinput").length > 1;
  }

  #report(): void {
    if (this.#stopped) return;
    const tracks = { audio: this.audio, video: this.video };
    const shown = [tracks.audio, tracks.video].filter((track) => track !== null);
    this.#listener.tracks(tracks);
    this.#listener.view({
      ...this.media,
      stream: shown.length === 0 ? null : new MediaStream(shown),
      facing: this.#facing,
      canFlip: this.#canFlip,
      problem: this.#problem,
    });
  }
}

function stop(track: MediaStreamTrack | null): null {
  track?.stop();
  return null;
}
