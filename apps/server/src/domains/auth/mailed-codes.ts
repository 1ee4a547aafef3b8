import { createHash, randomInt, timingSafeEqual } from "node:crypto";
import { CODE_COUNTDOWN_S, CODE_LENGTH } from "@4d/contract";
import { ensure, fail } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { CODE_LIFE_MS, CODE_TRIES } from "./auth.policy.ts";
import { type CodeKey, codeMadeAt, countTry, deleteCode, replaceCode } from "./codes.repository.ts";

const hashOf = ({ emailKey, purpose }: CodeKey, code: string) =>
  createHash("sha256").update(`${purpose}\n${emailKey}\n${code}`).digest("base64url");

/** Makes a code for this address. @returns the six digits, or the seconds to wait. */
export async function makeCode(
  services: Services,
  key: CodeKey,
): Promise<{ code: string } | { wait: number }> {
  const { db, clock } = services;
  const now = clock.now();
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, "0");
  const gap = CODE_COUNTDOWN_S * 1000;
  const row = { ...key, codeHash: hashOf(key, code), now, expiresAt: now + CODE_LIFE_MS };
  if (await replaceCode(db, row, gap)) return { code };
  const madeAt = (await codeMadeAt(db, key)) ?? now;
  return { wait: Math.max(1, Math.ceil((madeAt + gap - now) / 1000)) };
}

/**
 * Uses up a code (AUTH-5: 10 minutes, 5 tries).
 * @throws Failure `invalid` alike for a wrong, expired, used or never sent code.
 */
export async function redeemCode(services: Services, key: CodeKey, code: string): Promise<void> {
  const storedHash = await countTry(services.db, key, CODE_TRIES, services.clock.now());
  const given = hashOf(key, code);
  // Without a stored code the given one is compared with itself, so that both cases take equally long.
  const same = timingSafeEqual(Buffer.from(given), Buffer.from(storedHash ?? given));
  ensure(storedHash !== undefined && same, "invalid", WRONG_CODE);
  if (!(await deleteCode(services.db, key, storedHash))) fail("invalid", WRONG_CODE);
}

/** One text for everything that can be wrong with a code. */
export const WRONG_CODE = {
  field: "code",
  zh: "验证码不正确或已过期",
  en: "The code is wrong or has expired",
};
