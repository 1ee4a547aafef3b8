import type { ChatId, SentDraft } from "@4d/contract";
import type { ComponentType } from "react";
import type { Outcome } from "../../platform/failure.ts";
import { signal } from "../../platform/signal.ts";

/** What the domain of times, which knows this one, brings to chats (`MSG-17`). */
export interface DisappearingParts {
  /** Beside a message: how long it stays. */
  RemainingTime: ComponentType<{ expiresAt: number }>;
  /** In a chat's title line: its messages disappear. */
  LifetimeMark: ComponentType<{ chatId: ChatId }>;
  /** About a chat: how long its messages stay. */
  LifetimeCell: ComponentType<{ chatId: ChatId }>;
}

/** What the domain of scheduled messages brings to chats. */
export interface ScheduledParts {
  /** Over the field: how many messages wait for their time. */
  ScheduledBar: ComponentType<{ chatId: ChatId }>;
  /** Asks when to send, and lets it wait until then; `done` once it waits, `onBusy` around what takes a while. */
  sendLater: (
    request: ScheduledTextRequest | ScheduledFilesRequest,
    done: () => void,
    onBusy?: (busy: boolean) => void,
  ) => void;
}

/** A text that is to be sent at a time. */
export interface ScheduledTextRequest {
  chatId: ChatId;
  text: string;
  atUserIds: number[];
  /** The message it answers. */
  quoteId?: number;
  /** The draft the words come from. */
  draft?: SentDraft;
}

/** A file that is to be sent at a time, as a message of its own. */
export interface ScheduledFileRequest {
  type: number;
  /** Its name as a message (`MSG-3`): however often it is tried, it waits once. */
  tmpId: string;
  /** The message's content once the file is uploaded, which happens once; or why it could not be. */
  content: () => Promise<Outcome<string>>;
  /** The server keeps it now until its time. */
  onScheduled: () => void;
}

/** Files that are to be sent at a time, in their order. */
export interface ScheduledFilesRequest {
  chatId: ChatId;
  files: readonly ScheduledFileRequest[];
  /** Whoever chose them has let go of them since: nothing more is to be said of them. */
  isGivenUp: () => boolean;
}

/** Null until somebody is logged in and the first picture is drawn. */
export const disappearingParts = signal<DisappearingParts | null>(null);
/** The same of what is sent at a time. */
export const scheduledParts = signal<ScheduledParts | null>(null);
