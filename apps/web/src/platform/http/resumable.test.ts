import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { saveTokens } from "../session.ts";
import { fakeApi, memoryStorage, tokenFor } from "../testing/fake-api.ts";
import { uploadResumable } from "./resumable.ts";

const sent = vi.hoisted(() => [] as string[]);
// Uploads use XMLHttpRequest, which Node lacks.
vi.mock("./upload.ts", () => ({
  upload: ({ url }: { url: string }) => Promise.resolve(void sent.push(url)),
}));

let server: Awaited<ReturnType<typeof fakeApi>> | undefined;
/** How much of each upload the server has; other uploads are unknown. */
let uploads: Map<string, number>;
const file = new File(["abcde"], "film.mp4", { type: "video/mp4" });

beforeEach(async () => {
  memoryStorage();
  saveTokens({ accessToken: tokenFor(1), refreshToken: "r" });
  uploads = new Map();
  sent.length = 0;
  server = await fakeApi(({ path }) => {
    if (path.endsWith("/init")) return { code: 200, data: { id: "new", chunkSize: 3 } };
    if (path.endsWith("/complete")) return { code: 200, data: "/files/film.mp4" };
    const received = uploads.get(path.split("/").at(-1) ?? "");
    return received === undefined ? { code: 404 } : { code: 200, data: { received } };
  });
});
afterEach(() => server?.close());

it("resumes a known upload at its offset, and starts no other", async () => {
  uploads.set("old", 3);
  const onState = vi.fn<() => void>();
  expect(await uploadResumable(file, { state: { id: "old", chunkSize: 3 }, onState })).toBe(
    "/files/film.mp4",
  );
  expect(sent).toEqual(["/file/upload/old?offset=3"]);
  expect(onState).not.toHaveBeenCalled();
});

it("starts over an expired upload, and reports its new state", async () => {
  const onState = vi.fn<() => void>();
  expect(await uploadResumable(file, { state: { id: "old", chunkSize: 3 }, onState })).toBe(
    "/files/film.mp4",
  );
  expect(sent).toEqual(["/file/upload/new?offset=0", "/file/upload/new?offset=3"]);
  expect(onState).toHaveBeenCalledExactlyOnceWith({ id: "new", chunkSize: 3 });
});
