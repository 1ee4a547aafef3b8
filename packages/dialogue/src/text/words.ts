const segmenter = "Segmenter" in Intl ? new Intl.Segmenter("zh", { granularity: "word" }) : undefined;

/** Runs of one script, and single Han signs that stand between words. */
const RUN =
  /[的了吗呢吧啊呀哦嘛么是在我你他她它们这那就都也还又很太不没会要想把被给和跟与对从到去来]|\p{Script=Han}+?(?=[的了吗呢吧啊呀哦嘛么是在我你他她它们这那就都也还又很太不没会要想把被给和跟与对从到去来]|\P{Script=Han}|$)|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}'’])+/gu;

/** The words of a text in their order, without what stands between them. */
export const wordsOf = (text: string): string[] =>
  segmenter === undefined
    ? runsOf(text)
    : Array.from(segmenter.segment(text)).flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));

/**
 * Roughly the same without a dictionary, for Firefox before 125, which has no Intl.Segmenter: the signs that are
 * nearly always words of their own part the others. Pure.
 */
export const runsOf = (text: string): string[] => text.match(RUN) ?? [];
