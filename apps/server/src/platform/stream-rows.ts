import type { MessageExtra } from "@4d/contract";

/** A row to append to the private stream. */
export interface PrivateRow {
  sendId: number;
  recvId: number;
  type: number;
  content: string;
  tmpId?: string | null;
  extra?: MessageExtra | null;
  /** As stored; 3 for rows that do not count as unread (`protocol §11.6`). */
  status?: 0 | 3;
  /** Only this person ever sees the row: a blocked sender's message, a tip to one side. */
  onlyFor?: number | null;
  /** When it disappears; the chat's own lifetime may make that sooner. */
  expiresAt?: number | null;
  /** Assigned when stored; null on rows only one side sees. */
  seq?: number | null;
  exceptSession?: string | undefined;
}

/** A row to append to the group stream. */
export interface GroupRow {
  groupId: number;
  sendId: number;
  sendNickName: string;
  type: number;
  content: string;
  tmpId?: string | null;
  extra?: MessageExtra | null;
  receipt?: boolean;
  atUserIds?: number[] | null;
  /** Only these members ever see the row; null means everyone who belongs to the group at its id. */
  recvIds?: number[] | null;
  expiresAt?: number | null;
  seq?: number | null;
  exceptSession?: string | undefined;
}

/** The row to append to each stream. */
export interface StreamRows {
  private: PrivateRow;
  group: GroupRow;
}
