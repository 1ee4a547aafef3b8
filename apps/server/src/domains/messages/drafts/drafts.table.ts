import type { Generated } from "kysely";

/** What a person began to write in a chat; an empty one says that it ended, so that no late word brings it back. */
export interface DraftTable {
  user_id: number;
  chat_id: string;
  text: string;
  /** Words of another terminal that `text` replaced unseen. */
  previous: Generated<string>;
  /** Which piece of writing `previous` was, and from which to which revision it stood: once sent it is nothing to restore. */
  previous_writing: Generated<string>;
  previous_since: Generated<number>;
  previous_revision: Generated<number>;
  updated_at: number;
  /** Of `draft_revision`; grows with every change somebody can see. */
  revision: Generated<number>;
  /** The oldest revision whose readers saw `text`; since then only `previous` changed. */
  text_since: Generated<number>;
  /** Which piece of writing of a terminal the words are, "" of one that names none, and its change they were told with. */
  writing: Generated<string>;
  edit: Generated<number>;
  /**
   * The pieces of writing that stand no more, newest first, so that what is told of them later is known to be old: `id` of
   * one that was sent or emptied, `id edit` of one that another replaced at that change.
   */
  past: Generated<string[]>;
}
