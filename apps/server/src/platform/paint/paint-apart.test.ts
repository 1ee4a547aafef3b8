import { aiLabelOf } from "@4d/cards";
import { expect, it } from "vitest";
import { paintApart } from "./paint-apart.ts";

const services = { closing: new AbortController().signal };
const order = (seed: number) => ({
  commission: { prompt: "雪山 小屋 极光", ratio: "3:4", seed } as const,
  id: `p${seed}`,
});

it("paints the same bytes for the same work, in the size it thinks in, labelled", async () => {
  const [one, other] = await Promise.all([
    paintApart(services, order(7), { ownerId: 1 }),
    paintApart(services, order(7), { ownerId: 2 }),
  ]);
  expect(Buffer.from(one.png).equals(Buffer.from(other.png))).toBe(true);
  expect(one).toMatchObject({ width: 768, height: 1024 });
  expect(aiLabelOf(one.png)).toEqual({ producer: "四次元 程序绘制", id: "p7" });
});

it("takes the processor's time in a thread of its own", async () => {
  await paintApart(services, order(1), { ownerId: 1 });
  const [thread, all] = [process.threadCpuUsage(), process.cpuUsage()];
  for (const seed of [100, 200, 300, 400]) await paintApart(services, order(seed), { ownerId: 1 });
  const [mine, spent] = [process.threadCpuUsage(thread), process.cpuUsage(all)];
  expect(mine.user + mine.system).toBeLessThan((spent.user + spent.system) / 4);
});
