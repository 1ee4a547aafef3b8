import type { Lang } from "@4d/contract";
import type { Services } from "./services.ts";

/** A logged-in person on one terminal. Roles and permissions are current, not those when the token was issued. */
export interface UserActor {
  kind: "user";
  id: number;
  terminal: number;
  sessionId: string;
  roles: readonly string[];
  permissions: readonly string[];
  /** Must have a second factor and has none: may set one up, and do nothing else (`AUTH-8`). */
  unenrolled?: boolean;
  /** Teen mode is on. */
  teenMode: boolean;
}

/** Not logged in: a public operation. */
export interface AnonymousActor {
  kind: "anonymous";
}

/** The server itself: jobs, starter content. */
export interface SystemActor {
  kind: "system";
}

export type Actor = UserActor | AnonymousActor | SystemActor;

/** What every verb receives besides its input. */
export interface Context<A extends Actor = UserActor> {
  actor: A;
  services: Services;
  lang: Lang;
  /** The caller's address, for limits and the sessions list. */
  address: string;
  device: string;
  requestId: string;
}

/** The one signature of a verb. */
export interface Call<Input, A extends Actor = UserActor> {
  ctx: Context<A>;
  input: Input;
}
