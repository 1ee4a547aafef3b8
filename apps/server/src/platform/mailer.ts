import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";
import type { Log } from "./log.ts";

/** A mail in plain text; `to` is a bare address. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** Sends one mail. @throws when `to` is no bare address, or the mail server refuses or is silent. */
  send(mail: Mail): Promise<void>;
  /** Logs in to the mail server without sending. Returns whether one is configured. @throws when it does not answer */
  check(): Promise<boolean>;
  close(): void;
}

/** Mail by SMTP_URL. Without it the whole mail goes to the server log (AUTH-5), its one intended secret. */
export function createMailer(config: Pick<Config, "smtpUrl" | "mailFrom">, log: Log): Mailer {
  if (!config.smtpUrl) return logMailer(log);
  const transport = createTransport(config.smtpUrl, { from: config.mailFrom });
  return {
    async send({ to, subject, text }) {
      // nodemailer takes lists and cleans up line ends; a second recipient must not get in that way.
      if (!/^[^\s<>,;:"]+@[^\s<>,;:"]+$/.test(to)) throw new Error("A mail goes to exactly one bare address");
      await transport.sendMail({
        to,
        subject,
        text,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    check: () => transport.verify(),
    close: () => transport.close(),
  };
}

function logMailer(log: Log): Mailer {
  return {
    async send({ to, subject, text }) {
      // In the message and not in a field, because the fields of a log line are redacted.
      log.info(`Mail to ${to} (set SMTP_URL to send it): ${subject}\n${text}`);
    },
    check: async () => false,
    close: () => undefined,
  };
}
