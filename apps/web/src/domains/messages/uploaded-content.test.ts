import { expect, it, vi } from "vitest";
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
