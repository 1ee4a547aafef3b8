import type { AiReplyTrouble, ChatId } from "@4d/contract";
import type { Message } from "@4d/sync";
import type { ComponentType, ReactNode } from "react";
import { signal } from "../../platform/signal.ts";

/** One thing that can be done to a message, in its menu. */
export interface MenuEntry {
  id: string;
  label: string;
  icon: ReactNode;
  danger?: boolean;
  run: () => unknown;
}

/** What the characters' domain, which knows this one, brings to the lines of a chat with a character. */
export interface ReplyParts {
  /** In the bubble's last line: another answer, the variants. */
  Tools: ComponentType<{ message: Message }>;
  /** Under the bubble: why it is as it is, and the card with help. */
  Note: ComponentType<{ message: Message }>;
  /** In place of an answer that did not come. */
  Trouble: ComponentType<{ chatId: ChatId; replyId: number; because: AiReplyTrouble | null }>;
  /** How the character with this user will begin, in a chat in which nothing has been said. */
  Opening: ComponentType<{ userId: number }>;
  /** Over the field of a chat with a character: what I could say, once it was asked for. */
  Ideas: ComponentType<{ chatId: ChatId }>;
  /** Beside a chat with a character: it draws nothing, and suggests a break after long. */
  SessionReminder: ComponentType<{ active: boolean }>;
  /** None before their code is here, which comes with the first answer drawn. */
  menuEntries: (message: Message) => MenuEntry[];
  /** The next or the previous variant of an answer. */
  switchVariant: (message: Message, by: 1 | -1) => void;
  retry: (chatId: ChatId, replyId: number) => void;
  stop: (chatId: ChatId) => void;
  /** Thinks of what I could say. */
  suggestReplies: (chatId: ChatId) => void;
}

/** Null until somebody is logged in and the first picture is drawn. */
export const replyParts = signal<ReplyParts | null>(null);
