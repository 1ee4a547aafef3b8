import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { saveTokens } from "../session.ts";
import { memoryStorage, tokenFor } from "../testing/fake-api.ts";
import { upload } from "./upload.ts";

/** An XMLHttpRequest driven by the test; Node has none. */
class ManualRequest extends EventTarget {
  static last: ManualRequest;
  readonly upload = Object.assign(new EventTarget(), { onprogress: null as ((sent: object) => void) | null });
  responseText = "";
  timeout = 0;
  ontimeout: (() => void) | null = null;
  onload: (() => void) | null = null;
  onabort: (() => void) | null = null;
  onloadend: (() => void) | null = null;
  constructor() {
    super();
    ManualRequest.last = this;
  }
  open(): void {}
  setRequestHeader(): void {}
  send(): void {
    if (this.timeout > 0) setTimeout(() => this.ontimeout?.(), this.timeout);
  }
  abort(): void {
    this.onabort?.();
    this.#end();
  }
  move(loaded: number): void {
    this.upload.onprogress?.({ loaded, total: 100 });
    this.upload.dispatchEvent(new Event("progress"));
  }
  respond(text: string): void {
    this.responseText = text;
    this.onload?.();
    this.#end();
  }
  #end(): void {
    this.onloadend?.();
    this.dispatchEvent(new Event("loadend"));
  }
}

beforeEach(() => {
  memoryStorage();
  saveTokens({ accessToken: tokenFor(1), refreshToken: "r" });
  vi.stubGlobal("XMLHttpRequest", ManualRequest);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function startUpload() {
  const shares: number[] = [];
  const onProgress = (share: number) => shares.push(share);
  const done = upload({
    method: "POST",
    url: "/file/upload",
    body: new Blob(["x"]),
    quiet: true,
    onProgress,
  });
  const failure = done.then(
    () => null,
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(0);
  return { done, failure, shares, request: ManualRequest.last };
}

it("has no time limit while there is progress", async () => {
  const { done, shares, request } = await startUpload();
  for (const part of [25, 50, 75, 100]) {
    await vi.advanceTimersByTimeAsync(59_000);
    request.move(part);
  }
  await vi.advanceTimersByTimeAsync(59_000);
  request.respond(JSON.stringify({ code: 200, message: "", data: "/files/x" }));
  expect(await done).toBe("/files/x");
  expect(shares).toEqual([0.25, 0.5, 0.75, 1]);
  expect(vi.getTimerCount()).toBe(0);
});

it("gives up after a minute without progress, even if only the answer is missing", async () => {
  for (const sent of [30, 100]) {
    const { failure, request } = await startUpload();
    request.move(sent);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failure).toMatchObject({ kind: "timeout" });
  }
});

it("rejects with abort when it is aborted", async () => {
  const { failure, request } = await startUpload();
  request.abort();
  expect(await failure).toMatchObject({ kind: "abort" });
});
