import { event } from "./signal.ts";

let isSent = false;
const sent = event();

/** The person sent a message from this page. Late listeners are called at once. */
export const messageSent = {
  on(handler: () => void): void {
    if (isSent) handler();
    sent.on(handler);
  },
  emit(): void {
    isSent = true;
    sent.emit();
  },
};
