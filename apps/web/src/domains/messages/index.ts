import "./drafts.store.ts";
import "./expulsion.store.ts";
import "./notify.store.ts";
import "./uploads.store.ts";
import "./voice-player.store.ts";

export { arrived } from "./arrived.ts";
export { faceOf, personName, personPicture, senderName } from "./chat-directory.ts";
export { archiveChat, chatListStore, deleteChat, muteChat, pinChat, rowFor } from "./chat-list.store.ts";
export type { ChatFace, ChatRow } from "./chat-rows.ts";
export { forwardMessages } from "./message-actions.store.ts";
export { chatsEnded, chatsReady, initialiseChats, messagesStore, stopChats } from "./messages.store.ts";
export { sendText } from "./sending.store.ts";
