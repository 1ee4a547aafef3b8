import { expect, it } from "vitest";
import { startSmtpSink } from "../testing/smtp-sink.ts";
import { createLog } from "./log.ts";
import { createMailer } from "./mailer.ts";

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
