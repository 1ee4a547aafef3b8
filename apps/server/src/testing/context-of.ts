import type { Context } from "../platform/context.ts";
import type { Services } from "../platform/services.ts";

/** The context of a call by this person, for tests without HTTP. */
export const contextOf = (services: Services, id: number) =>
  ({
    actor: { kind: "user", id, terminal: 0, sessionId: "", roles: [], permissions: [], teenMode: false },
    ...{ services, lang: "zh", address: "", device: "", requestId: "" },
  }) as const satisfies Context;
