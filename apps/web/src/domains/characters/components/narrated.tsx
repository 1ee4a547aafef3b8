const ACTION = /([(（][^()（）]{1,120}[)）]|\*[^*]{1,120}\*)/;

/** A character's words; what it does, in brackets, in italics. */
export function Narrated({ text, dim = "text-text-2" }: { text: string; dim?: string }) {
  return text.split(ACTION).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, never reordered
      <i key={at} className={dim}>
        {part}
      </i>
    ) : (
      part
    ),
  );
}
