import { onFrame as onStoreFrame } from "./users.store.ts";

/** Hears the socket for the whole domain. */
export const onFrame = onStoreFrame;
