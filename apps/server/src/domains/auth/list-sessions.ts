import type { Session } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { sessionsOf } from "./sessions.ts";

/** Where I am logged in, the latest used first (AUTH-6). */
export const listSessions = ({ ctx: { services, actor } }: Call<unknown>): Promise<Session[]> =>
  sessionsOf(services, actor.id, actor.sessionId);
