export { hideMessage } from "./changes/hide-message.ts";
export { showGroupVariantIntent, showPrivateVariantIntent } from "./changes/show-variant.intents.ts";
export { removeMessagesIntent } from "./chat-list/chat-states.intents.ts";
export { hasPrivateChat, mutedStates, removePrivateFor } from "./chat-list/chat-states.repository.ts";
export { chatRelationsOf } from "./chat-relation.ts";
export { sweepExpired } from "./disappearing/sweep-expired.ts";
export { findVisibleMessages, messageEvidence, type VisibleMessage } from "./history/visible-messages.ts";
export { sweepPreviews } from "./links/link-preview.ts";
export { messageRoutes } from "./messages.routes.ts";
export type { GroupMessageRow } from "./messages.table.ts";
export { messagesData } from "./personal-data.ts";
export { markPrivateReadIntent } from "./receipts/mark-private-read.intent.ts";
export { anonymiseMessagesOf } from "./retention/anonymise-messages.ts";
export { sweepScheduled } from "./scheduled/sweep-scheduled.ts";
export { sendGroupIntent } from "./send-group.intent.ts";
export { sendPrivateIntent, sendPrivateTipIntent } from "./send-private.intent.ts";
export { findGroupHistory } from "./streams/group-messages.repository.ts";
export { groupStreamStore } from "./streams/group-stream.ts";
export {
  findPrivateByTmpIds,
  findPrivateHistory,
  storedTmpIds,
} from "./streams/private-messages.repository.ts";
export { privateStreamStore } from "./streams/private-stream.ts";
export { newestStreamId, readStream } from "./streams/read-stream.ts";
