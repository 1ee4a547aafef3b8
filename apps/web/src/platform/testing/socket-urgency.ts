import { isUrgent } from "../socket/frames.ts";

/** Whether a lost socket would be replaced without delay. */
export const isSocketUrgent = (): boolean => isUrgent.get();
