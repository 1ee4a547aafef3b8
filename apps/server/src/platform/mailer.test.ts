import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startSmtpSink } from "../testing/smtp-sink.ts";
import { createLog } from "./log.ts";
import { createMailer } from "./mailer.ts";

/** A foreign mail server (`npm run test:outside`): its address, and the Maildir it fills. */
const outside = JSON.parse(process.env.TEST_SMTP ?? "null") as { url: string; maildir: string } | null;

const mail = { to: "alice@example.org", subject: "Your code", text: "The code is 123456." };

it("sends by SMTP, to nobody else than the one address", async () => {
  const sink = await startSmtpSink();
  const mailer = createMailer(
    { smtpUrl: sink.url, mailFrom: "Fourth Dimension <hello@example.org>" },
    createLog("silent"),
  );
  await mailer.send(mail);
  await expect(mailer.send({ ...mail, to: "a@example.org\r\nBcc: eve@example.org" })).rejects.toThrow();
  expect(sink.mails).toHaveLength(1);
  expect(sink.mails[0]).toMatch(/^To: alice@example\.org\r?$/m);
  expect(sink.mails[0]).toContain("The code is 123456.");
  mailer.close();
  sink.close();
});

it.runIf(outside)("is understood by a mail server made by others, in Chinese too", async () => {
  const { url = "", maildir = "" } = outside ?? {};
  const mailer = createMailer({ smtpUrl: url, mailFrom: "四次元 <hello@example.org>" }, createLog("silent"));
  await mailer.send({ ...mail, subject: "你的验证码", text: "验证码是 123456。\n.\n完" });
  mailer.close();
  const [name = "", ...more] = await readdir(join(maildir, "new"));
  expect(more).toEqual([]);
  const [head = "", body = ""] = (await readFile(join(maildir, "new", name), "utf8")).split(/\r?\n\r?\n/);
  expect(head).toMatch(/^To: alice@example\.org$/m);
  expect(head).toMatch(/^X-RcptTo: alice@example\.org$/m);
  const isBase64 = /^Content-Transfer-Encoding: base64$/m.test(head);
  const words = isBase64 ? Buffer.from(body, "base64").toString() : unquoted(body);
  expect(words.trim().split(/\r?\n/)).toEqual(["验证码是 123456。", ".", "完"]);
});

/** Decodes quoted-printable. */
function unquoted(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

it("writes the mail to the log when there is no SMTP_URL", async () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  await createMailer({ smtpUrl: undefined, mailFrom: "x" }, log).send(mail);
  expect(lines.join("")).toContain("The code is 123456.");
});

it("says so when the mail server is away", async () => {
  const mailer = createMailer(
    { smtpUrl: "smtp://127.0.0.1:1", mailFrom: "x@example.org" },
    createLog("silent"),
  );
  await expect(mailer.send(mail)).rejects.toThrow();
});
