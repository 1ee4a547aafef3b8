// Draws the app's PNG icons and the launch images of iOS from the logo: node scripts/draw-icons.mjs. The output is
// committed.
import { mkdirSync, rmSync } from "node:fs";
import sharp from "sharp";
import { launchImages } from "../apps/web/vite/launch-images.ts";

const PUBLIC = new URL("../apps/web/public/", import.meta.url).pathname;
const LINES = "M10 10h56v56H10zM34 34h56v56H34zM10 10l24 24M66 10l24 24M10 66l24 24M66 66l24 24";
const HEART = "M34 34h32v32H34z";

/**
 * The logo on an edge of 100, in one colour. @param {string} colour @param {number} stroke @param {number} scale its
 * share of the edge: a maskable icon keeps it inside the inner 80% circle
 */
const mark = (colour, stroke, scale) => {
  const place = 50 - 50 * scale;
  return `<g transform="translate(${place} ${place}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="${stroke}" stroke-linejoin="round"><path d="${LINES}"/><path d="${HEART}" fill="${colour}"/></g>`;
};

/** @param {number} size @param {string} content */
const square = (size, content) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">${content}</svg>`,
  );

/** @param {number} radius @param {number} scale */
const icon = (radius, scale) =>
  `<defs><radialGradient id="g" cx=".5" cy="0" r="1"><stop stop-color="#123d30"/><stop offset=".8" stop-color="#08090b"/></radialGradient></defs><rect width="100" height="100" rx="${radius}" fill="url(#g)"/>${mark("#35e0a1", 3.2, scale)}`;

/**
 * iOS rounds the corners itself, and shows transparent ones black or white. Android draws the monochrome one in its
 * own colour. @type {[name: string, size: number, content: string][]}
 */
const icons = [
  ["icon-192", 192, icon(22, 0.7)],
  ["icon-512", 512, icon(22, 0.7)],
  ["maskable-512", 512, icon(0, 0.54)],
  ["apple-180", 180, icon(0, 0.62)],
  ["monochrome-192", 192, mark("#fff", 6, 0.8)],
];
for (const [name, size, content] of icons) {
  const drawn = sharp(square(size, content));
  if (name === "apple-180") drawn.flatten({ background: "#08090b" });
  await drawn.png({ compressionLevel: 9 }).toFile(`${PUBLIC}icons/${name}.png`);
}

/** The colours of the first picture (`--ink-1` and `--capsule` of tokens.css), in which the launch image passes over. */
const looks = {
  dark: { ground: "#0f1114", colour: "#35e0a1" },
  light: { ground: "#f6f7f8", colour: "#098459" },
};
/** The logo's edge in the first picture, and how far above the middle it stands there, CSS px. */
const EDGE = 92;
const ABOVE = 49;

rmSync(`${PUBLIC}icons/launch`, { recursive: true, force: true });
mkdirSync(`${PUBLIC}icons/launch`);
for (const { file, width, height, ratio, theme } of launchImages) {
  const { ground, colour } = looks[theme];
  const edge = EDGE * ratio;
  const logo = await sharp(square(edge, `<g opacity=".9">${mark(colour, 1.8, 1)}</g>`))
    .png()
    .toBuffer();
  const top = Math.round((height / 2 - ABOVE) * ratio - edge / 2);
  await sharp({ create: { width: width * ratio, height: height * ratio, channels: 3, background: ground } })
    .composite([{ input: logo, left: Math.round((width * ratio - edge) / 2), top }])
    .png({ compressionLevel: 9, palette: true, colours: 16, effort: 10 })
    .toFile(`${PUBLIC}${file}`);
}
