import type { TwineStory } from "../files/html-story.ts";
import type { TwineFormat } from "./markup.ts";

const NAMED: readonly (readonly [RegExp, TwineFormat])[] = [
  [/^harlowe/iu, "harlowe"],
  [/^sugar(?:cube|cane)|^jonah|^responsive/iu, "sugarcube"],
  [/^chapbook|^illume/iu, "chapbook"],
  [/^snowman/iu, "snowman"],
];
/** What only one format writes. */
const SIGNS: readonly (readonly [TwineFormat, RegExp])[] = [
  ["sugarcube", /<<\/?[a-z=-]/giu],
  [
    "harlowe",
    /\((?:set|if|else|else-if|unless|link[a-z-]{0,20}|display|print|goto|go-to|put|either|random):/giu,
  ],
  ["snowman", /<%/gu],
  [
    "chapbook",
    /^\[(?:if|unless|else|continue|cont|after)\b|^--$|\{(?:embed|reveal|back|restart|cycling) /gimu,
  ],
];
const SAMPLE = 300_000;

/** The story format of a story: as the file says, else what its text looks like. */
export function formatOf({ format, passages }: TwineStory): TwineFormat {
  const named = NAMED.find(([pattern]) => pattern.test(format.trim()))?.[1];
  if (named !== undefined) return named;
  const text = passages
    .map(({ body }) => body)
    .join("\n")
    .slice(0, SAMPLE);
  const counted = SIGNS.map(([name, sign]) => ({ name, count: text.match(sign)?.length ?? 0 }));
  const [most] = counted.sort((one, other) => other.count - one.count);
  return most === undefined || most.count === 0 ? "plain" : most.name;
}
