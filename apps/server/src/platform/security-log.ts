import type { Services } from "./services.ts";

/** What an operator wants to find in the log when somebody asks who came in, and how. */
export type SecurityEvent =
  | "logged in"
  | "wrong password"
  | "password set"
  | "refresh token reused"
  | "account changed"
  | "desk refused";

interface SecurityDetails {
  /** Absent where nobody with an account is known; never the name somebody typed, which may be a password. */
  userId?: number | undefined;
  address?: string;
  operation?: string;
  /** The code of the envelope; `code` itself is censored. */
  answered?: number;
  reqId?: string;
}

/** Writes a line of what concerns somebody's account, at `info`, with the word `security` to find it by (`OPS-3`). */
export const logSecurityEvent = (
  { log }: Pick<Services, "log">,
  security: SecurityEvent,
  who: SecurityDetails,
): void => log.info({ security, ...who }, `security: ${security}`);
