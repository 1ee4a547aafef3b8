import { api, type Character } from "@4d/contract";
import { pause } from "../lib/shell.mjs";
import type { Somebody } from "./people.ts";

const SAID = ["你好", "今天有点累,想听你说说话。"];
/** Longest wait for an answer, and between two looks, ms. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 50;

async function answered(by: Somebody, userId: number): Promise<void> {
  const query = { friendId: userId, page: 1, size: 1 };
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    const [last] = await by.call(api.privateMessages.history, { query });
    if (last?.extra?.ai !== undefined) return;
    await pause(LOOK_MS);
  }
  throw new Error("the character does not answer");
}

/** Somebody has talked with a starter character, which remembers it; answers with whom. */
export async function seedTalk(by: Somebody): Promise<Character> {
  const active = await by.call(api.talks.active);
  if (active === null) throw new Error("there is no character");
  const { id, userId } = active.character;
  await by.call(api.talks.open, { params: { characterId: id }, body: {} });
  for (const content of SAID) {
    await by.call(api.privateMessages.send, {
      body: { recvId: userId, content, type: 0, tmpId: `talk${content.length}` },
    });
    await answered(by, userId);
  }
  const pinned = await by.call(api.talks.remember, { body: { characterId: id, text: "养了一只猫,叫团子" } });
  await by.call(api.talks.changeMemory, { params: { id: pinned.id }, body: { pinned: true } });
  await by.call(api.talks.remember, { body: { characterId: id, text: "周六要和朋友去爬山,有点怕起不来" } });
  return active.character;
}
