import { event } from "./signal.ts";

/** The person sent a message from this page. */
export const messageSent = event();
