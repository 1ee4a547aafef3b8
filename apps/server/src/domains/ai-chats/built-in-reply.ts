import { fillMacros } from "@4d/cards";
import type { AiReplyTrouble, Provenance } from "@4d/contract";
import { reply } from "@4d/dialogue";
import { styleOf } from "../characters/index.ts";
import { usableMemories } from "./memory-topics.ts";
import type { ReplyContext } from "./reply-context.ts";

/** A generated reply, not published yet. */
export interface GeneratedReply {
  text: string;
  by: Provenance;
  because: AiReplyTrouble | undefined;
  /** Help is shown with it. */
  care: boolean;
}

/** Nothing to publish: the reply was stopped, or it failed and the existing one stays. */
export type NoReply = "cancelled" | { failed: AiReplyTrouble };

/** The reply of the built-in engine; never the text of another variant of the same reply (`CHAR-6`). */
export function builtInReply(context: ReplyContext, because?: AiReplyTrouble): GeneratedReply {
  const {
    reply: replyRow,
    options,
    prepared,
    sheet,
    scene,
    asked,
    history,
    said,
    memories,
    now,
    variants,
  } = context;
  const { text, source } = reply(prepared, {
    text: asked,
    history,
    memories: usableMemories(memories),
    now,
    style: styleOf(sheet),
    seed: replyRow.place === 0 ? replyRow.id : `${replyRow.id}-${replyRow.place}`,
    avoid: [...said, ...variants.map((one) => one.text)],
    ...(options.hint === undefined ? {} : { hint: options.hint }),
  });
  // The engine knows more words of despair than the lists by which a message is judged.
  if (source.rule === "crisis") return { text, by: "builtin", because: undefined, care: true };
  return { text: fillMacros(text, scene), by: "builtin", because, care: false };
}

/** The reply to a person in despair: plain, caring, and with help (`characters §11.3`). */
export function caringReply({ reply: replyRow, prepared, asked, sheet }: ReplyContext): GeneratedReply {
  const { text } = reply(prepared, { text: asked, style: styleOf(sheet), seed: replyRow.id, crisis: true });
  return { text, by: "builtin", because: undefined, care: true };
}

const REFUSALS = {
  zh: [
    "这个话题我不能聊，我们说点别的吧。",
    "这句我接不了，换个话题好不好？",
    "抱歉，这个我不能回应。说说你今天过得怎么样？",
  ],
  en: [
    "I can't talk about that. Shall we talk about something else?",
    "I'll have to leave that one. Tell me something else?",
    "Sorry, I can't answer this. How was your day?",
  ],
} as const;

/** The reply to words that are not allowed here. */
export function refusingReply({
  reply: replyRow,
  asked,
}: Pick<ReplyContext, "reply" | "asked">): GeneratedReply {
  const lines = /\p{Script=Han}/u.test(asked) ? REFUSALS.zh : REFUSALS.en;
  const text = lines[(replyRow.id + replyRow.place) % lines.length] ?? lines[0];
  return { text, by: "builtin", because: "blocked", care: false };
}
