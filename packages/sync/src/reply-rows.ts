import { MessageType } from "@4d/contract";
import type { Message } from "./message.ts";

const TRANSIENT_TIPS: readonly (string | undefined)[] = ["regenerating", "regenerateFailed"];

/** A text, or a text that is heard too: what an answer comes as. */
export const isReplyType = ({ type }: Pick<Message, "type">): boolean =>
  type === MessageType.TEXT || type === MessageType.TEXT_WITH_AUDIO;

/** A tip that stands in for an answer that is given once more, or says that this failed. */
export const isTransientTip = ({ type, extra }: Pick<Message, "type" | "extra">): boolean =>
  type === MessageType.TIP_TEXT && TRANSIENT_TIPS.includes(extra?.tip?.key);

/**
 * A variant of an answer in a row of its own, for clients that know no EDIT: ours draw it in the message it is a
 * variant of, which was edited and says so.
 */
export const isVariantRow = ({ extra, editedAt }: Pick<Message, "extra" | "editedAt">): boolean =>
  (extra?.ai?.variant ?? 0) > 0 && editedAt === undefined;
