export { groupStreamKeeper } from "./group-stream.ts";
export { sweepPreviews } from "./link-preview.ts";
export { messageEvidence } from "./message-evidence.ts";
export { messageRoutes } from "./messages.routes.ts";
export { storedTmpIds } from "./private-messages.repository.ts";
export { privateStreamKeeper } from "./private-stream.ts";
export { readStream, streamHead } from "./read-stream.ts";
export { sendGroupIntent } from "./send-group.intent.ts";
export { sendPrivateIntent } from "./send-private.intent.ts";
