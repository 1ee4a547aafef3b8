import { randomUUID } from "node:crypto";

/** Why capsules move in a test: an adjustment, under a key of its own unless one is given. */
export const adjusted = (key: string = randomUUID()) =>
  ({ key, kind: "adjusted", params: { reason: "a test" }, cause: null }) as const;
