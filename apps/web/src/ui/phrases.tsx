/** After a comma or full stop without a space or digit after it: in Chinese sentences, but not in 1,280. */
const PAUSES = /(?<=[,，。])(?=[^\s\d])/;

/** A sentence whose lines break at commas and full stops first, so that words like 视频 stay whole. */
export function Phrases({ text }: { text: string }) {
  const phrases = text.split(PAUSES);
  // A single phrase is not a box, which would start on a new line after the text before it.
  if (phrases.length === 1) return text;
  return phrases.map((phrase) => (
    <span key={phrase} className="inline-block">
      {phrase}
    </span>
  ));
}
