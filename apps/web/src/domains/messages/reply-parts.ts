import type { AiReplyTrouble, ChatId } from "@4d/contract";
import type { Message } from "@4d/sync";
import type { ComponentType, ReactNode } from "react";
import { signal } from "../../platform/signal.ts";

/** One entry of a message's menu. */
export interface MenuEntry {
  id: string;
  label: string;
  icon: ReactNode;
  danger?: boolean;
  run: () => unknown;
}

/** What the domain of AI chats, which depends on this one, contributes to the lines of an AI chat. */
export interface ReplyParts {
  /** In the bubble's last line: regenerate, and the variants. */
  Tools: ComponentType<{ message: Message }>;
  /** Under the bubble: notes about the reply, and the help card. */
  Note: ComponentType<{ message: Message }>;
  /** In place of a failed reply. */
  Trouble: ComponentType<{ chatId: ChatId; replyId: number; because: AiReplyTrouble | null }>;
  /** A character's opening, in a chat without messages. */
  Opening: ComponentType<{ userId: number }>;
  /** Over the field of an AI chat: suggested replies, once requested. */
  Ideas: ComponentType<{ chatId: ChatId }>;
  /** Beside an AI chat: draws nothing, and suggests a break after a long session. */
  SessionReminder: ComponentType<{ active: boolean }>;
  /** Empty before its code is here, which loads with the first reply drawn. */
  menuEntries: (message: Message) => MenuEntry[];
  /** Shows the next or the previous variant of a reply. */
  switchVariant: (message: Message, by: 1 | -1) => void;
  retry: (chatId: ChatId, replyId: number) => void;
  stop: (chatId: ChatId) => void;
  /** Requests suggested replies. */
  suggestReplies: (chatId: ChatId) => void;
}

/** Null until somebody is logged in and the first page is drawn. */
export const replyParts = signal<ReplyParts | null>(null);
