import type { ChatId, StreamKind } from "@4d/contract";
import type { Message } from "@4d/sync";
import { createContext, useContext } from "react";

/** What the lines of an open chat can call. The same object for as long as the chat is open. */
export interface ChatContextValue {
  chatId: ChatId;
  kind: StreamKind;
  targetId: number;
  me: number;
  /** Opens the menu of a message beside its bubble. */
  openMenu: (message: Message, bubble: HTMLElement) => void;
  openPicture: (messageId: number) => void;
  openReaders: (messageId: number) => void;
  openMerged: (message: Message) => void;
  openGift: (giftId: number) => void;
  jump: (messageId: number) => void;
  /** Puts a recalled text back into the composer. */
  writeAgain: (text: string) => void;
}

export const ChatContext = createContext<ChatContextValue | null>(null);

/** The open chat of a line. @throws Error outside of one, which is a bug. */
export function useChat(): ChatContextValue {
  const value = useContext(ChatContext);
  if (value === null) throw new Error("Outside an open chat");
  return value;
}
