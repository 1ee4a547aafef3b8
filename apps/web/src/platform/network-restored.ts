import { event } from "./signal.ts";

/** The device has a network again; one listener for however many wait for it. */
export const networkRestored = event();

addEventListener("online", () => networkRestored.emit());
