import type { Generated } from "kysely";

/** A person's unsent text in a chat; an empty one records that it ended, so that no late update brings it back. */
export interface DraftTable {
  user_id: number;
  chat_id: string;
  text: string;
  /** Text of another terminal that `text` replaced unseen. */
  previous: Generated<string>;
  /**
   * The writing session of `previous`, and the revisions it lasted from and to: once sent, there is nothing to restore.
   */
  previous_writing: Generated<string>;
  previous_since: Generated<number>;
  previous_revision: Generated<number>;
  updated_at: number;
  /** From `draft_revision`; grows with every visible change. */
  revision: Generated<number>;
  /** The oldest revision whose readers saw `text`; since then only `previous` changed. */
  text_since: Generated<number>;
  /** The writing session of the text ("" from a terminal that names none), followed by its edit number. */
  writing: Generated<string>;
  edit: Generated<number>;
  /**
   * Ended writing sessions, newest first, so that late updates of them are recognised: `id` of one that was sent or
   * emptied, `id edit` of one that another replaced at that edit.
   */
  past: Generated<string[]>;
}
