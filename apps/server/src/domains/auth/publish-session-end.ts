import type { SessionsClosing } from "../../platform/bus.ts";
import type { Services } from "../../platform/services.ts";

/** Shown to people whose session ended; Chinese, because a socket has no language (`rules §4.14`). */
const TEXTS: Record<SessionsClosing["reason"], string> = {
  replaced: "您的账号已在其他设备登录",
  revoked: "您的登录已失效，请重新登录",
  banned: "您的账号已被封禁",
};

/** Notifies every node, after the commit, that these sessions ended: caches drop them, sockets close. */
export function publishSessionEnd(
  services: Services,
  userId: number,
  sessions: readonly string[],
  reason: SessionsClosing["reason"],
  text: string = TEXTS[reason],
): void {
  if (sessions.length > 0) services.bus.publish("closing", { userId, sessions, reason, text });
}
