import { expect, it } from "vitest";
import { ApiError, TransportError } from "./http/errors.ts";
import { keyedRequests } from "./keyed-requests.ts";

const lost = () => Promise.reject(new TransportError("network"));

/** Sends words; the outcome is given, and the key of the request is returned. */
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

it("sends the same words under the same key while their outcome is unknown", async () => {
  const send = sender("last");
  const first = await send("a");
  expect(await send("a", () => Promise.resolve())).toBe(first);
  expect(await send("a")).not.toBe(first);
});

it("uses a new key after a refusal", async () => {
  const send = sender("all");
  const first = await send("a", () => Promise.reject(new ApiError(409, "no")));
  expect(await send("a")).not.toBe(first);
});

it("remembers the key of the last words, or of all", async () => {
  const [last, all] = [sender("last"), sender("all")];
  const [ofLast, ofAll] = [await last("a"), await all("a")];
  await last("b");
  await all("b");
  expect(await last("a")).not.toBe(ofLast);
  expect(await all("a")).toBe(ofAll);
});
