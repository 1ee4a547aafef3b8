import { event } from "./signal.ts";

/** The device has a network again; one listener of the window serves all that wait for it. */
export const networkRestored = event();

addEventListener("online", () => networkRestored.emit());
