import type { ChatId, SentDraft } from "@4d/contract";
import type { ComponentType } from "react";
import type { Outcome } from "../../platform/failure.ts";
import { signal } from "../../platform/signal.ts";

/** What the domain of disappearing messages, which depends on this one, contributes to chats (`MSG-17`). */
export interface DisappearingParts {
  /** Beside a message: its remaining time. */
  RemainingTime: ComponentType<{ expiresAt: number }>;
  /** In a chat's title line: its messages disappear. */
  LifetimeMark: ComponentType<{ chatId: ChatId }>;
  /** In the chat details: how long its messages stay. */
  LifetimeCell: ComponentType<{ chatId: ChatId }>;
}

/** What the domain of scheduled messages contributes to chats. */
export interface ScheduledParts {
  /** Over the field: number of scheduled messages. */
  ScheduledBar: ComponentType<{ chatId: ChatId }>;
  /** Asks when to send, and schedules it; calls `done` once scheduled, `onBusy` around slow work. */
  sendLater: (
    request: ScheduledTextRequest | ScheduledFilesRequest,
    done: () => void,
    onBusy?: (busy: boolean) => void,
  ) => void;
}

/** A text to be scheduled. */
export interface ScheduledTextRequest {
  chatId: ChatId;
  text: string;
  atUserIds: number[];
  /** The quoted message. */
  quoteId?: number;
  /** The draft the text comes from. */
  draft?: SentDraft;
}

/** A file to be scheduled, as a message of its own. */
export interface ScheduledFileRequest {
  type: number;
  /** Its tmpId (`MSG-3`): however often it is tried, it is scheduled once. */
  tmpId: string;
  /** The message's content once the file is uploaded, which happens once; or why that failed. */
  content: () => Promise<Outcome<string>>;
  /** The server has stored it. */
  onScheduled: () => void;
}

/** Files to be scheduled, in order. */
export interface ScheduledFilesRequest {
  chatId: ChatId;
  files: readonly ScheduledFileRequest[];
  /** The person has discarded the files since: report nothing more about them. */
  isGivenUp: () => boolean;
}

/** Null until somebody is logged in and the first page is drawn. */
export const disappearingParts = signal<DisappearingParts | null>(null);
/** The same for scheduled messages. */
export const scheduledParts = signal<ScheduledParts | null>(null);
