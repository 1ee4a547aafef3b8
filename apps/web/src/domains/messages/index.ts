export { aiChatPathsStore, setAiChatPaths } from "./ai-chat-paths.store.ts";
export { type AppLinkProps, setAppLinkCard } from "./app-links.ts";
export { beforeFirstMessage, hasSpoken } from "./before-first-message.ts";
export { chatIdentity } from "./chat-directory.ts";
export { clearChat, muteChat } from "./chat-list.store.ts";
export { chatItems, isChatId, markSeenUpTo } from "./chat-view.store.ts";
export type { ChatLineItem } from "./chat-view.ts";
export { ChatContext } from "./components/box/chat-context.ts";
export { FailedBar } from "./components/box/failed-bar.tsx";
export { MessageList } from "./components/box/message-list.tsx";
export { OpeningLines } from "./components/box/opening-lines.tsx";
export { type Overlay, Overlays } from "./components/box/overlays.tsx";
export { SelectionBar } from "./components/box/selection-bar.tsx";
export { useChatContextValue } from "./components/box/use-chat-context-value.ts";
export { Spoken } from "./components/bubbles/introduction-card.tsx";
export { quoteText } from "./components/bubbles/quote-line.tsx";
export { ComposingBar } from "./components/composer/composing-bar.tsx";
export { GrowField } from "./components/composer/grow-field.tsx";
export { VoiceHold } from "./components/composer/lazy-voice-hold.ts";
export { sendChosen } from "./components/composer/send-files.ts";
export { useComposer } from "./components/composer/use-composer.ts";
export { shortName } from "./components/file-kind.ts";
export { ForwardList, type ForwardTarget } from "./components/forward-list.tsx";
export { useMinute } from "./components/list/use-minute.ts";
export { picturesOf } from "./components/pictures-of.ts";
export { BuiltInMark } from "./components/reply-source.tsx";
export { ShareIntoChats } from "./components/share-into-chats.tsx";
export { craftParts } from "./craft-parts.ts";
export { dropLiveReply, liveReplyId } from "./live-replies.store.ts";
export { liveText } from "./live-reply.ts";
export { textOf } from "./message-rules.ts";
export {
  disappearingParts,
  type ScheduledFileRequest,
  type ScheduledFilesRequest,
  type ScheduledTextRequest,
  scheduledParts,
} from "./message-timing-parts.ts";
export { chatsEnded, chatsReady, messagesStore } from "./messages.store.ts";
export { messagesArrived } from "./new-arrivals.ts";
export { newTmpId } from "./outgoing-item.ts";
export { type MenuEntry, type ReplyParts, replyParts } from "./reply-parts.ts";
export { startSelecting, stopSelecting } from "./selection.store.ts";
export { sendStored, sendText } from "./sending.store.ts";
export { type StoredMedia, storeMedia } from "./store-media.ts";
export { useChatView, useDraft, useOpenChat, useSelection } from "./use-chat-view.ts";
export { useChatIdentity } from "./use-chats.ts";
export { isReplyForMe, useIsReplying, useLiveReply } from "./use-live-reply.ts";
export { useIsRevealing } from "./use-reveal.ts";
export {
  playVoice,
  setVoiceByItself,
  stopCharacterVoice,
  stopVoice,
  voicePlayerStore,
} from "./voice-player.store.ts";
