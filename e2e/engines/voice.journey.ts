import { button, byRole, log, within } from "./driver/query.ts";
import { line, openWith } from "./fixtures/chat.ts";
import { test } from "./fixtures/journey.ts";
import { recordVoice } from "./fixtures/voice.ts";

test("a voice message is recorded, sent and played", { tag: "@brief" }, async ({ friends }) => {
  const [mei, jie] = await friends("梅子", "阿杰");
  await openWith(mei, jie);
  await openWith(jie, mei);
  await recordVoice(mei.phone);
  const play = within(log, button(/^播放语音/));
  const unheard = within(log, byRole("img", "没听过"));
  await jie.phone.sees(play);
  await jie.phone.sees(unheard);
  await jie.phone.tap(play);
  await jie.phone.misses(unheard);
  await mei.phone.sees(line("已读"));
  await jie.phone.misses(/放不了|无法播放/);
});

for (const other of ["chromium", "firefox", "webkit"] as const)
  test(`a voice message is played in ${other}`, async ({ friends, engineName }) => {
    test.skip(other === engineName, "the journey above plays it in the same engine");
    const [mei, jie] = await friends("梅子", "阿杰", other);
    await openWith(mei, jie);
    await openWith(jie, mei);
    await recordVoice(mei.phone);
    await jie.phone.tap(within(log, button(/^播放语音/)));
    await jie.phone.misses(within(log, byRole("img", "没听过")));
    await jie.phone.misses(/放不了|无法播放/);
  });
