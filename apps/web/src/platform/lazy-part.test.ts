import { afterEach, beforeEach, expect, it, vi } from "vitest";

vi.stubGlobal("addEventListener", () => undefined);
const { networkRestored } = await import("./network-restored.ts");
const { loadUntilThere } = await import("./lazy-part.ts");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a part that cannot load loads as soon as there is a network", async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("offline"))
    .mockResolvedValue("code");
  const loaded = loadUntilThere(load);
  await vi.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledTimes(1);
  networkRestored.emit();
  expect(await loaded).toBe("code");
  expect(load).toHaveBeenCalledTimes(2);
});

it("a part that cannot load although there is a network is tried again every five seconds", async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("gone"))
    .mockResolvedValue("code");
  const loaded = loadUntilThere(load);
  await vi.advanceTimersByTimeAsync(4900);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await loaded).toBe("code");
});
