import type { Message } from "@4d/sync";
import { event } from "../../platform/signal.ts";

/** Incoming messages that were not there before, announced once each however they came. */
export const messagesArrived = event<readonly Message[]>();
