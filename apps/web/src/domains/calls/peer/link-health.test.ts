import { expect, it } from "vitest";
import { PacketWatch } from "./link-health.ts";

it("tells each silence once, and none before anything has flowed", () => {
  let received = 0;
  const flow = new PacketWatch(() => (received += 1));
  const looks = (packets: number, from: number, to: number) => {
    for (let now = from; now <= to; now += 500) flow.sample(packets, now);
    return received;
  };
  expect(looks(0, 0, 5000)).toBe(0);
  expect(looks(50, 5500, 6000)).toBe(0);
  expect(looks(50, 6500, 20_000)).toBe(1);
  expect(looks(90, 20_500, 21_000)).toBe(1);
  expect(looks(90, 21_500, 30_000)).toBe(2);
  flow.sample(140, 40_000);
  expect(looks(190, 41_000, 41_500)).toBe(2);
});
