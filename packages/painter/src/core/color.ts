import { clamp, lerp, root } from "./math.ts";

/** A colour in Oklab: mixtures stay clean, and lightness is what the eye perceives. */
export interface Color {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

const known = new Map<string, Color>();

const toLinear = (x: number) => {
  if (x <= 0.04045) return x / 12.92;
  const y = (x + 0.055) / 1.055;
  const fifth = root(y, 5);
  return y * y * fifth * fifth;
};

const toGamma = (x: number) => {
  if (x <= 0.0031308) return 12.92 * Math.max(0, x);
  const quarter = Math.sqrt(Math.sqrt(Math.min(1, x)));
  const third = root(quarter, 3);
  return 1.055 * quarter * third * third - 0.055;
};

function labOf(hexText: string): Color {
  const bits = Number.parseInt(hexText.slice(1), 16);
  const r = toLinear(((bits >> 16) & 255) / 255);
  const g = toLinear(((bits >> 8) & 255) / 255);
  const b = toLinear((bits & 255) / 255);
  const l = root(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b, 3);
  const m = root(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b, 3);
  const s = root(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b, 3);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** `#rrggbb` as a colour. */
export function hex(text: string): Color {
  const held = known.get(text) ?? labOf(text);
  known.set(text, held);
  return held;
}

export const mix = (x: Color, y: Color, t: number): Color => ({
  l: lerp(x.l, y.l, t),
  a: lerp(x.a, y.a, t),
  b: lerp(x.b, y.b, t),
});

/** Lighter by `by` (darker below 0); `chroma` multiplies the colourfulness. */
export const tone = ({ l, a, b }: Color, by: number, chroma = 1): Color => ({
  l: clamp(l + by),
  a: a * chroma,
  b: b * chroma,
});

function linear({ l: light, a, b }: Color): readonly [number, number, number] {
  const l = light + 0.3963377774 * a + 0.2158037573 * b;
  const m = light - 0.1055613458 * a - 0.0638541728 * b;
  const s = light - 0.0894841775 * a - 1.291485548 * b;
  const [lll, mmm, sss] = [l * l * l, m * m * m, s * s * s];
  return [
    4.0767416621 * lll - 3.3077115913 * mmm + 0.2309699292 * sss,
    -1.2684380046 * lll + 2.6097574011 * mmm - 0.3413193965 * sss,
    -0.0041960863 * lll - 0.7034186147 * mmm + 1.707614701 * sss,
  ];
}

/** Red, green and blue, 0…255, with less chroma where a screen cannot show the colour. */
export function rgbOf(color: Color): readonly [number, number, number] {
  let shown = color;
  for (let step = 0; step < 12; step++) {
    if (linear(shown).every((x) => x > -0.002 && x < 1.002)) break;
    shown = tone(shown, 0, 0.9);
  }
  const [r, g, b] = linear(shown).map((x) => Math.round(clamp(toGamma(x)) * 255));
  return [r ?? 0, g ?? 0, b ?? 0];
}

export const toHex = (color: Color): string =>
  `#${rgbOf(color)
    .map((x) => x.toString(16).padStart(2, "0"))
    .join("")}`;
