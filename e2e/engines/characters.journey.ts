import { manualStream } from "../../scripts/lib/openai-server.ts";
import { publicCharacter } from "../fixtures/characters.ts";
import { button, field, log, text, within } from "./driver/query.ts";
import { test } from "./fixtures/with-model.ts";

test("a character's answer is shown as it comes, to its end", async ({ person, server, endpoint }) => {
  const { userId } = await publicCharacter(server.origin, "知微");
  const { phone } = await person("梅子");
  await phone.open(`/pages/chat/chat-homepage?userId=${userId}`);
  await phone.sees(within(log, text("你来啦。我把窗子留了一条缝。")));
  const answer = manualStream();
  endpoint.next(answer.script);
  await phone.fill(field(/^和.*聊聊/), "灯亮着吗?");
  await phone.tap(button("发送"));
  await answer.send("灯亮");
  await phone.sees(within(log, text("灯亮")));
  await phone.sees(button("停止回答"));
  await answer.send("着。你冷吗?");
  await answer.end();
  await phone.sees(within(log, text("灯亮着。你冷吗?")));
  await phone.misses(button("停止回答"));
  await phone.sees(button("重新回答"));
});
