import { expect, it } from "vitest";
import { showLanguage } from "../i18n/i18n.ts";
import { readEnvelope } from "./envelope.ts";

const said = "已注销用户";
const text = JSON.stringify({
  code: 200,
  message: "",
  data: { nickName: said, members: [{ showNickName: said }], sendNickName: said, content: said },
});

it("translates the name of a deleted account, and changes nothing else", async () => {
  await showLanguage("en");
  expect(readEnvelope(text)?.data).toEqual({
    nickName: "Deleted user",
    members: [{ showNickName: "Deleted user" }],
    // Stored on disk, and translated where it is drawn.
    sendNickName: said,
    content: said,
  });
  await showLanguage("zh");
  expect(readEnvelope(text)?.data).toMatchObject({ nickName: said });
});

it("rejects a text that is not an envelope", () => {
  for (const other of ["", "<html>", "[]", '{"code":"x"}']) expect(readEnvelope(other)).toBeNull();
});
