import { expect, it } from "vitest";
import { ApiError, TransportError } from "./http/errors.ts";
import { keyedRequests } from "./keyed-requests.ts";

const lost = () => Promise.reject(new TransportError("network"));

/** Sends words that end so, and says under which key. */
function sender(remembers: "last" | "all") {
  const request = keyedRequests(remembers);
  return async (words: string, end: () => Promise<unknown> = lost) => {
    let used = "";
    await request(words, (key) => {
      used = key;
      return end();
    });
    return used;
  };
}

it("sends the same words under the same key while nobody knows what came of them", async () => {
  const send = sender("last");
  const first = await send("a");
  expect(await send("a", () => Promise.resolve())).toBe(first);
  expect(await send("a")).not.toBe(first);
});

it("takes a refusal for an end", async () => {
  const send = sender("all");
  const first = await send("a", () => Promise.reject(new ApiError(409, "no")));
  expect(await send("a")).not.toBe(first);
});

it("remembers the last words, or all", async () => {
  const [last, all] = [sender("last"), sender("all")];
  const [ofLast, ofAll] = [await last("a"), await all("a")];
  await last("b");
  await all("b");
  expect(await last("a")).not.toBe(ofLast);
  expect(await all("a")).toBe(ofAll);
});
