import { failureOf } from "../../platform/failure.ts";
import { callsApi } from "./calls.api.ts";

/** About as long as it may ring. */
const TRIES = 20;
const EVERY_MS = 3000;

/** Whether no answer came, so that nobody here knows what became of it. */
export const isUnreached = (error: unknown): boolean => failureOf(error).code === 0;

/** Takes back a ring that may have reached the other, as soon as the server can be reached. Never throws. */
export async function callOff(to: { uid: number; callId: string }): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      await callsApi.cancel(to);
      return;
    } catch (error) {
      if (!isUnreached(error)) return;
      await new Promise((done) => setTimeout(done, EVERY_MS));
    }
  }
}
