import { describe, expect, it } from "vitest";
import { fitWithin, renamed } from "../../../platform/media/shrink-picture.ts";
import { isAside, isHeic } from "../upload-rules.ts";
import { coverMoments, frameLook } from "./cover-rules.ts";
import { hasSound, holdZone, mono, recordedKind, recordingProblem, waveOf } from "./recording-rules.ts";

const means = { secure: true, host: "chat.example", microphone: true, recorder: true };

it("lets films go beside the queue, and keeps photos in their order however large", () => {
  const large = 9 * 1024 * 1024;
  expect(isAside("video", { size: large, type: "video/mp4" })).toBe(true);
  expect(isAside("file", { size: large, type: "" })).toBe(true);
  expect(isAside("image", { size: large, type: "image/gif" })).toBe(true);
  expect(isAside("image", { size: large, type: "image/jpeg" })).toBe(false);
  expect(isAside("file", { size: 1024, type: "" })).toBe(false);
});

describe("recording", () => {
  it("needs a secure origin first, then a browser that can", () => {
    expect(recordingProblem(means)).toBe(null);
    expect(recordingProblem({ ...means, secure: false })).toBe("insecure");
    expect(recordingProblem({ ...means, secure: false, host: "localhost" })).toBe(null);
    expect(recordingProblem({ ...means, secure: false, host: "192.168.1.4", microphone: false })).toBe(
      "unsupported",
    );
    expect(recordingProblem({ ...means, recorder: false })).toBe("unsupported");
  });

  it("has a kind that the browser can record", () => {
    const only = (prefix: string) => (kind: string) => kind.startsWith(prefix);
    expect(recordedKind(() => true)).toBe("audio/webm;codecs=opus");
    expect(recordedKind(only("audio/ogg"))).toBe("audio/ogg;codecs=opus");
    expect(recordedKind(only("audio/mp4"))).toBe("audio/mp4");
    expect(recordedKind(() => false)).toBe(undefined);
  });

  it("is ignored when its first chunk is empty", () => {
    expect(hasSound([{ size: 0 }, { size: 9 }])).toBe(false);
    expect(hasSound([])).toBe(false);
    expect(hasSound([{ size: 3 }])).toBe(true);
  });

  it("draws at most 64 digits, the loudest 9", () => {
    const samples = Float32Array.from({ length: 6400 }, (_, at) => (at < 3200 ? 0.01 : 0.5));
    expect(waveOf(samples)).toMatch(/^0{32}9{32}$/);
    expect(waveOf(new Float32Array())).toBe("");
    expect(waveOf(new Float32Array(10))).toBe("0000000000");
  });

  it("mixes channels to one", () => {
    expect([...mono([Float32Array.of(1, 0), Float32Array.of(0, 0.5)])]).toEqual([0.5, 0.25]);
  });
});

describe("pictures", () => {
  it("shrink to 2048 px along the longer edge and never grow", () => {
    expect(fitWithin(4096, 1024)).toEqual({ width: 2048, height: 512 });
    expect(fitWithin(300, 200)).toEqual({ width: 300, height: 200 });
    expect(fitWithin(1, 9000)).toEqual({ width: 1, height: 2048 });
  });

  it("are named after what they became", () => {
    expect(renamed("IMG.0001.HEIC", "image/jpeg")).toBe("IMG.0001.jpg");
    expect(renamed(".png", "image/png")).toBe("image.png");
  });
});

it("knows photos in Apple's format by type or name", () => {
  expect(isHeic({ type: "image/heic" }, "a")).toBe(true);
  expect(isHeic({ type: "" }, "IMG_1.HEIF")).toBe(true);
  expect(isHeic({ type: "image/avif" }, "a.avif")).toBe(false);
});

it("sends unless the finger went up or right", () => {
  expect(holdZone(0, 0)).toBe("send");
  expect(holdZone(40, -40)).toBe("send");
  expect(holdZone(10, -90)).toBe("cancel");
  expect(holdZone(120, -20)).toBe("lock");
  expect(holdZone(-120, 0)).toBe("send");
});

describe("the cover of a film", () => {
  const frame = (...pixels: [number, number, number, number][]) => Uint8ClampedArray.from(pixels.flat());

  it("is looked for near the beginning, then later", () => {
    expect(coverMoments(20)).toEqual([0.5, 5, 10, 15]);
    expect(coverMoments(1)).toEqual([0.5, 0.25, 0.75]);
    expect(coverMoments(0)).toEqual([0]);
    expect(coverMoments(Number.POSITIVE_INFINITY)).toEqual([0.5, 1, 2, 3]);
  });

  it("is neither black nor a frame that is not painted yet", () => {
    expect(frameLook(frame([0, 0, 0, 0], [0, 0, 0, 0]))).toBe("unpainted");
    expect(frameLook(frame([0, 0, 0, 255], [12, 16, 9, 255]))).toBe("black");
    expect(frameLook(frame([0, 0, 0, 255], [16, 90, 9, 255]))).toBe("picture");
  });
});
