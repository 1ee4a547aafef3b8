import type { Unavailable, UnavailableReason } from "./llm.ts";

const sentences: Record<UnavailableReason, { zh: string; en: string }> = {
  notConfigured: { zh: "没有配置 AI 模型", en: "No AI model is configured" },
  resting: {
    zh: "AI 服务刚才没有回应,稍后再试",
    en: "The AI service did not respond; it is tried again soon",
  },
  busy: { zh: "排队的人太多了,请稍后再试", en: "Too many are waiting. Please try again later" },
};

/** The outcome of a call that asked no model. */
export function unavailable(reason: UnavailableReason): Unavailable {
  return { kind: "unavailable", reason, sentence: sentences[reason] };
}
