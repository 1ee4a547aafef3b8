import { describe, expect, it, vi } from "vitest";
import { uploadFailure } from "./upload-failure.ts";
import { uploadedContent } from "./uploaded-content.ts";

const uploadsApi = vi.hoisted(() => ({
  file: vi.fn<() => Promise<string>>(() => Promise.resolve("/files/whole")),
  large: vi.fn<(file: File, options: object) => Promise<string>>(() => Promise.resolve("/files/pieces")),
}));
vi.mock("./uploads.api.ts", () => ({ uploadsApi }));

const MEGABYTE = 1024 * 1024;
const hands = { signal: new AbortController().signal, onProgress: () => undefined, onState: () => undefined };
const urlOf = async (bytes: number, resume?: { id: string; chunkSize: number }) => {
  const file = new Blob([new Uint8Array(bytes)], { type: "application/pdf" });
  const order = { tmpId: "t", kind: "file", file, name: "a.pdf", ...(resume && { resume }) } as const;
  return uploadedContent(order, hands);
};

it("sends up to 2 MB at once, and more in pieces, from where they stood", async () => {
  expect(await urlOf(2 * MEGABYTE)).toMatchObject({ url: "/files/whole" });
  const state = { id: "u", chunkSize: MEGABYTE };
  const content = { name: "a.pdf", size: 2 * MEGABYTE + 1, url: "/files/pieces" };
  expect(await urlOf(2 * MEGABYTE + 1, state)).toEqual(content);
  const [file, options] = uploadsApi.large.mock.lastCall ?? [];
  expect(file).toMatchObject({ name: "a.pdf", type: "application/pdf" });
  expect(options).toMatchObject({ state, onState: hands.onState });
});

/** Why a file cannot go as a picture, as its bubble says it. */
const whyNot = (file: Blob, name: string, kind: "image" | "file" = "image") =>
  uploadedContent({ tmpId: "t", kind, file, name }, hands).catch(
    (error: unknown) => uploadFailure(error).message,
  );

describe("a send that cannot be says why", () => {
  it("of what is empty, Apple's, or no picture", async () => {
    expect(await whyNot(new Blob([], { type: "image/png" }), "a.png")).toContain("是空的");
    expect(await whyNot(new Blob(["x"], { type: "image/heic" }), "a")).toContain("HEIC");
    expect(await whyNot(new Blob(["x"], { type: "" }), "IMG_1.HEIF")).toContain("HEIC");
    expect(await whyNot(new Blob(["x"], { type: "image/jpeg" }), "note.jpg")).toContain("不是图片");
  });

  it("of a folder, or a file that went away, whatever it was to be", async () => {
    const gone = new Blob(["x"]);
    gone.slice = () =>
      Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error("NotReadable")) });
    for (const kind of ["image", "file"] as const) expect(await whyNot(gone, "a", kind)).toContain("文件夹");
  });

  it("and an empty file is a file", async () => {
    expect(
      await uploadedContent({ tmpId: "t", kind: "file", file: new Blob([]), name: "a.txt" }, hands),
    ).toEqual({
      name: "a.txt",
      size: 0,
      url: "/files/whole",
    });
  });
});
