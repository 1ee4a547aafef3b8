import type { Services } from "./services.ts";

/** What an operator looks for in the log when asked who logged in, and how. */
export type SecurityEvent =
  | "logged in"
  | "wrong password"
  | "password set"
  | "refresh token reused"
  | "account changed"
  | "desk refused";

interface SecurityDetails {
  /** Absent without an account; never the typed name, which may be a password. */
  userId?: number | undefined;
  address?: string;
  operation?: string;
  /** The code of the envelope; the name `code` itself is redacted. */
  answered?: number;
  reqId?: string;
}

/** Logs an event of somebody's account, at `info`, with the word `security` to find it by (`OPS-3`). */
export const logSecurityEvent = (
  { log }: Pick<Services, "log">,
  security: SecurityEvent,
  who: SecurityDetails,
): void => log.info({ security, ...who }, `security: ${security}`);
