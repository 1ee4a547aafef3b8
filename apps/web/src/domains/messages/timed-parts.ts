import type { ChatId } from "@4d/contract";
import type { ComponentType } from "react";
import { signal } from "../../platform/signal.ts";

/** What the domain of times, which knows this one, brings to chats (`MSG-17`). */
export interface TimedParts {
  /** Beside a message: how long it stays. */
  Left: ComponentType<{ gone: number }>;
  /** In a chat's title line: its messages disappear. */
  LifetimeMark: ComponentType<{ chatId: ChatId }>;
  /** About a chat: how long its messages stay. */
  LifetimeCell: ComponentType<{ chatId: ChatId }>;
  /** Over the field: how many messages wait for their time. */
  ScheduledBar: ComponentType<{ chatId: ChatId }>;
  /** Asks when to send, and lets it wait until then; `done` once it waits. */
  sendLater: (wish: LaterWish, done: () => void) => void;
}

/** A text that is to be sent at a time. */
export interface LaterWish {
  chatId: ChatId;
  text: string;
  atUserIds: number[];
  /** The message it answers. */
  quoteId?: number;
}

/** Null until somebody is logged in and the first picture is drawn. */
export const timedParts = signal<TimedParts | null>(null);
