import type { api, InputOf, Lang } from "@4d/contract";
import type { AnonymousActor, Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { fail } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { findByEmailKey, nameKey } from "../users/index.ts";
import { CODE_BUCKET } from "./auth.policy.ts";
import { makeCode } from "./mailed-codes.ts";

type Purpose = "reset" | "bind";

function mailOf(purpose: Purpose, code: string, lang: Lang): { subject: string; text: string } {
  if (lang === "en") {
    const act = purpose === "reset" ? "set a new password" : "add this email address";
    return {
      subject: "Your Fourth Dimension code",
      text: `${code} is your code to ${act}. It works for 10 minutes. If you did not ask for it, ignore this email and don’t share the code with anyone.`,
    };
  }
  const act = purpose === "reset" ? "重置密码" : "绑定邮箱";
  return {
    subject: "四次元验证码",
    text: `您正在${act},验证码是 ${code},10 分钟内有效。如果不是您本人操作,请忽略这封邮件,也不要把验证码告诉任何人。`,
  };
}

/**
 * Where a code is sent: for binding, to the address given; for a password, to the address its owner bound, since
 * another mailbox may fold to the same letters.
 */
async function mailboxOf(services: Services, purpose: Purpose, email: string): Promise<string | null> {
  const owner = await findByEmailKey(services.db, nameKey(email));
  return purpose === "bind" ? email : (owner?.email ?? null);
}

/**
 * Mails a code. Response and timing are the same whether the address is known or not: a code is made either way, and
 * the request does not wait for the mail (AUTH-5).
 * @throws Failure `tooMany` within 60 s of the last, or too often.
 */
export async function sendCode({
  ctx,
  input,
}: Call<InputOf<typeof api.auth.sendCode>, AnonymousActor>): Promise<null> {
  const { services, lang } = ctx;
  const emailKey = nameKey(input.email);
  const bucket = `code:email:${emailKey}` as const;
  await enforceLimit(services, bucket, CODE_BUCKET);
  const made = await makeCode(services, { emailKey, purpose: input.purpose });
  if ("wait" in made) {
    await services.limits.refund(bucket, CODE_BUCKET);
    fail("tooMany", { data: { retryAfter: made.wait } });
  }
  const to = await mailboxOf(services, input.purpose, input.email);
  if (to !== null) {
    const mail = { to, ...mailOf(input.purpose, made.code, lang) };
    services.mailer.send(mail).catch((error: unknown) => {
      services.log.error({ err: error }, "a code could not be mailed");
    });
  }
  return null;
}
