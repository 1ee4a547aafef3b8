import type { Language } from "../../persona.ts";

/** How an answer from memory is said; `{answer}` is a sentence without its full stop. */
export const RECALL_LINES: Record<Language, readonly string[]> = {
  zh: [
    "{answer}。",
    "{answer}，我记着呢。",
    "记得，{answer}。",
    "{answer}。你提过一次，我就收着了。",
    "这个我有印象：{answer}。",
    "{answer}，没记错吧？",
  ],
  en: [
    "Right: {answer}.",
    "I remember: {answer}.",
    "{answer}. I held on to that.",
    "That one I know: {answer}.",
    "{answer}, if I have it right.",
    "You mentioned it: {answer}.",
  ],
};

/** How a character says that it does not know something of the person. */
export const UNKNOWN_LINES: Record<Language, readonly string[]> = {
  zh: [
    "这个你还没跟我说过。",
    "这个我不知道，你没提过。",
    "我没听你说起过，不想瞎猜。你讲给我听？",
    "还没听你说过这件事呢。",
    "这个我答不上来，你还没告诉过我。",
    "不知道，我这儿一个字都没记过。",
  ],
  en: [
    "You haven't said, so I don't know.",
    "I don't know that one, you haven't mentioned it.",
    "That I don't know yet, and I'd rather not guess. What is it?",
    "I don't know, you never mentioned it.",
    "No idea yet. You haven't said anything about that.",
    "I don't know. I have nothing about that so far.",
  ],
};

/** What is said when asked to remember something. */
export const REMEMBERED_LINES: Record<Language, readonly string[]> = {
  zh: [
    "好，记下了。",
    "记住了，放心。",
    "嗯，我收好了，到时候你问我。",
    "记着了，一个字不落。",
    "好，这件事我替你记着。",
  ],
  en: [
    "Got it, I'll remember.",
    "Noted. Ask me any time.",
    "I've put that away safely.",
    "Remembered, every word.",
    "All right, I'll keep that for you.",
  ],
};

/** What is said when asked to forget something. */
export const FORGOTTEN_LINES: Record<Language, readonly string[]> = {
  zh: [
    "好，这件事我忘掉了，不会再提。",
    "嗯，抹掉了，就当没听过。",
    "忘了。以后问我我也不知道。",
    "好，不记了，你放心。",
    "已经从我这儿删掉了。",
  ],
  en: [
    "All right, it's forgotten. I won't bring it up.",
    "Gone. I've wiped it.",
    "Forgotten, as if you never said it.",
    "Done, I don't have it any more.",
    "Okay, deleted. You won't hear of it from me.",
  ],
};
