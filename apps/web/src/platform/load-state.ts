/** The state of a request; content that is already there stays on screen in every state. */
export type LoadState = "idle" | "loading" | "ready" | "failed";
