import { mkdtempSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { type Helper, launch } from "./helpers.ts";
import { ensureProgram } from "./machine.ts";
import { freePort } from "./postgres.ts";

/**
 * Starts a third-party mail server on loopback; accepted mail is stored in a Maildir. `TEST_SMTP` names both.
 */
export async function startMailServer(): Promise<Helper> {
  const program = await ensureProgram("aiosmtpd", "python3-aiosmtpd");
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "mail-"));
  const maildir = join(folder, "box");
  const asRoot = userInfo().uid === 0 ? ["-n"] : [];
  const args = [...asRoot, "-l", `127.0.0.1:${port}`, "-c", "aiosmtpd.handlers.Mailbox", maildir];
  const { stop } = await launch(program, args, port, folder);
  return { env: { TEST_SMTP: JSON.stringify({ url: `smtp://127.0.0.1:${port}`, maildir }) }, stop };
}
