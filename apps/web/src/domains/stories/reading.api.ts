import { api, type StoryRunState } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";
import { ApiError } from "../../platform/http/errors.ts";

const CONFLICT = 409;
const cursorQuery = (cursor: string | null) => (cursor === null ? {} : { cursor });

export interface LibraryFilter {
  keyword: string;
  tag: string;
  order: "read" | "newest";
}

/** The newer state in a conflict; server tests check its shape, so it is trusted here. */
function newerFrom<T>(error: unknown, name: string): T {
  if (!(error instanceof ApiError) || error.code !== CONFLICT) throw error;
  const value = ((error.data ?? {}) as Record<string, T | undefined>)[name];
  if (value === undefined) throw error;
  return value;
}

/** The server calls for readers of stories; failures are only rejected. */
export const readingApi = {
  browse: ({ keyword, tag, order }: LibraryFilter, cursor: string | null) =>
    quietCall(api.storyReading.browse, {
      query: {
        order,
        limit: 20,
        ...(keyword === "" ? {} : { keyword }),
        ...(tag === "" ? {} : { tag }),
        ...cursorQuery(cursor),
      },
    }),
  find: (id: number) => quietCall(api.storyReading.find, { params: { id } }),
  /** Opens a story's link, so that I may read it from now on. */
  open: (link: string) => quietCall(api.storyReading.open, { body: { link } }),
  runs: (cursor: string | null) =>
    quietCall(api.storyReading.runs, { query: { limit: 20, ...cursorQuery(cursor) } }),
  start: (id: number, anew: boolean) => quietCall(api.storyReading.start, { params: { id }, body: { anew } }),
  run: (id: number) => quietCall(api.storyReading.run, { params: { id } }),
  script: (id: number) => quietCall(api.storyReading.script, { params: { id } }),
  /** Sends choices of a version; if another device took another path meanwhile, `elsewhere` is that one. */
  step: async (id: number, version: number, { at, choices }: { at: number; choices: number[] }) => {
    try {
      return await quietCall(api.storyReading.step, { params: { id }, body: { version, at, choices } });
    } catch (error) {
      return { elsewhere: newerFrom<StoryRunState>(error, "run") };
    }
  },
  rewind: (id: number, step: number) =>
    quietCall(api.storyReading.rewind, { params: { id }, body: { step } }),
  shares: (id: number) => quietCall(api.storyReading.shares, { params: { id } }),
  sharePosition: (id: number, on: boolean) =>
    quietCall(api.storyReading.sharePosition, { params: { id }, body: { on } }),
  friends: (id: number) => quietCall(api.storyReading.friends, { params: { id } }),
  /** Buys a chapter; if its price has changed, `price` is the new one. */
  buy: async (id: number, key: string, price: number, idempotencyKey: string) => {
    try {
      const headers = { "idempotency-key": idempotencyKey };
      await quietCall(api.storyReading.buy, { params: { id, key }, headers, body: { price } });
      return { price: null };
    } catch (error) {
      return { price: newerFrom<number>(error, "price") };
    }
  },
};
