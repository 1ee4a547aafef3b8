// Draws the app's PNG icons from the logo: node scripts/draw-icons.mjs. The output is committed.
import sharp from "sharp";

const OUT = new URL("../apps/web/public/icons/", import.meta.url).pathname;
const MARK = `<path d="M10 10h56v56H10zM34 34h56v56H34zM10 10l24 24M66 10l24 24M10 66l24 24M66 66l24 24"/><path d="M34 34h32v32H34z" fill="#35e0a1"/>`;

/**
 * `scale` is the logo's share of the edge: a maskable icon keeps it inside the inner 80% circle. @param
 * {number} size @param {number} radius @param {number} scale
 */
function icon(size, radius, scale) {
  const place = 50 - 50 * scale;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100"><defs><radialGradient id="g" cx=".5" cy="0" r="1"><stop stop-color="#123d30"/><stop offset=".8" stop-color="#08090b"/></radialGradient></defs><rect width="100" height="100" rx="${radius}" fill="url(#g)"/><g transform="translate(${place} ${place}) scale(${scale})" fill="none" stroke="#35e0a1" stroke-width="3.2" stroke-linejoin="round">${MARK}</g></svg>`,
  );
}

/** @type {[name: string, size: number, radius: number, scale: number][]} */
const icons = [
  ["icon-192", 192, 22, 0.7],
  ["icon-512", 512, 22, 0.7],
  ["maskable-512", 512, 0, 0.54],
];
for (const [name, size, radius, scale] of icons) {
  await sharp(icon(size, radius, scale))
    .png({ compressionLevel: 9 })
    .toFile(`${OUT}${name}.png`);
}
