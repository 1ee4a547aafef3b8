import { expect } from "@playwright/test";
import {
  expectMedia,
  press,
  receivedOn,
  recordConnections,
  spareRelays,
  startCall,
} from "./fixtures/calls.ts";
import { twoFriends } from "./fixtures/friends.ts";
import { test } from "./fixtures/test.ts";

const MEND_MS = 5000;

// Relays of its own, so that no other call loses its sound.
const ways = Object.keys(spareRelays);
if (ways.length > 0) test.use({ settings: { TURN_URL: ways.join(",") } });

// Only with spare relays to lose: `npm run test:calls -- --relay`.
if (ways.length > 0)
  test("the relay of a call falls silent: sound is back within 5 s (CALL-4)", async ({ friends }) => {
    const [mei, jie] = await twoFriends(friends);
    for (const one of [mei, jie]) await recordConnections(one);
    await startCall(mei, jie, "语音通话");
    await press(jie, "接听");
    await Promise.all([mei, jie].map((one) => expectMedia(one, { from: 1, seen: 0 })));
    const relayOf = async () => (await receivedOn(mei))[0]?.relay ?? "";
    const first = await relayOf();
    const pid = spareRelays[first] ?? 0;
    expect(pid).toBeGreaterThan(0);
    // A stopped relay swallows what arrives and refuses nothing, as a blocked port does.
    process.kill(pid, "SIGSTOP");
    try {
      const began = Date.now();
      // What was in transit has arrived; from here on only a repaired connection brings more.
      await expect.poll(relayOf, { intervals: [100] }).not.toMatch(new RegExp(`^(${first})?$`));
      await Promise.all([mei, jie].map((one) => expectMedia(one, { from: 1, seen: 0 })));
      const took = Date.now() - began;
      test.info().annotations.push({ type: "mended", description: `${took} ms` });
      expect(took).toBeLessThan(MEND_MS);
    } finally {
      process.kill(pid, "SIGCONT");
    }
  });
