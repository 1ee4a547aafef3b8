import { left } from "../platform/session.ts";
import { toLogin } from "./launch.ts";

/**
 * The only wiring between domains (house §1). A domain listens by itself to `entered`, `leaving` and `left`
 * of platform/session in the module its index.ts exports; listing the door here makes it awake from the start.
 */
export function wire(): void {
  left.on(toLogin);
}
