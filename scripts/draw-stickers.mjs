// Draws the sticker pack, a small tesseract creature and its moods: node scripts/draw-stickers.mjs. The
// output is committed.
import { writeFile } from "node:fs/promises";

const OUT = new URL("../apps/web/public/stickers/", import.meta.url).pathname;
const INK = "#06281c";
const LIMB = "#0f6b4c";
const line = `fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"`;
const limb = `fill="none" stroke="${LIMB}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"`;

const heart = (
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ size,
  colour = "#ff5d6c",
) =>
  `<path transform="translate(${x} ${y}) scale(${size / 20})" fill="${colour}" d="M10 18C2 12 0 8 1.500 4.500 3 1 8 1 10 5c2-4 7-4 8.500-.5C20 8 18 12 10 18z"/>`;
const star = (
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ size,
  colour = "#ffd166",
) =>
  `<path transform="translate(${x} ${y}) scale(${size / 20})" fill="${colour}" d="M10 0l2.700 7.300L20 10l-7.300 2.700L10 20l-2.700-7.300L0 10l7.300-2.700z"/>`;

/**
 * The two squares of the logo as a body: lid and side behind, face in front, the wires visible through it.
 */
const body = `
  <path d="M64 92 92 66h78a12 12 0 0 1 12 12v74l-24 26z" fill="#18a274"/>
  <path d="M66 94 94 66h76a12 12 0 0 1 10 6l-26 24z" fill="#8df5d0"/>
  <rect x="58" y="90" width="102" height="96" rx="20" fill="#35e0a1"/>
  <path d="M64 90h90l26-20M160 96l20-22" fill="none" stroke="#c9fdea" stroke-width="2.500" opacity=".8"/>
  <g fill="none" stroke="#fff" stroke-width="2.500" opacity=".34"><rect x="82" y="112" width="54" height="52" rx="8"/><path d="M62 94l22 20M156 94l-22 20M62 182l22-20M156 182l-22-20"/></g>
  <ellipse cx="86" cy="104" rx="14" ry="5" fill="#fff" opacity=".5" transform="rotate(-14 86 104)"/>`;

/** The inner cube, floating above the head. */
const spark = (colour = "#8df5d0") => `
  <path d="M124 66c-2-12 2-18 10-22" fill="none" stroke="${LIMB}" stroke-width="4" stroke-linecap="round"/>
  <g transform="translate(136 32) rotate(14)"><path d="M-11-6 0-12l11 6v12L0 12l-11-6z" fill="${colour}"/><path d="M-11-6 0 0l11-6M0 0v12" fill="none" stroke="${LIMB}" stroke-width="2.500" stroke-linejoin="round"/></g>`;

const legs = `<path d="M88 182v22M130 182v22" ${limb}/><path d="M80 208h14M124 208h14" ${limb}/>`;
const cheeks = `<ellipse cx="76" cy="148" rx="9" ry="6" fill="#ff8fa3" opacity=".85"/><ellipse cx="142" cy="148" rx="9" ry="6" fill="#ff8fa3" opacity=".85"/>`;

const eyes = {
  open: `<circle cx="88" cy="132" r="8" fill="${INK}"/><circle cx="130" cy="132" r="8" fill="${INK}"/><circle cx="91" cy="129" r="2.800" fill="#fff"/><circle cx="133" cy="129" r="2.800" fill="#fff"/>`,
  happy: `<path d="M79 134q9-12 18 0M121 134q9-12 18 0" ${line}/>`,
  closed: `<path d="M79 131q9 9 18 0M121 131q9 9 18 0" ${line}/>`,
  squeeze: `<path d="M80 124l14 8-14 8M138 124l-14 8 14 8" ${line}/>`,
  wide: `<circle cx="88" cy="130" r="12" fill="#fff"/><circle cx="130" cy="130" r="12" fill="#fff"/><circle cx="88" cy="130" r="5.500" fill="${INK}"/><circle cx="130" cy="130" r="5.500" fill="${INK}"/>`,
  angry: `<path d="M76 118l20 8M142 118l-20 8" ${line}/><circle cx="90" cy="135" r="7" fill="${INK}"/><circle cx="128" cy="135" r="7" fill="${INK}"/>`,
  side: `<circle cx="88" cy="132" r="10" fill="#fff"/><circle cx="130" cy="132" r="10" fill="#fff"/><circle cx="92" cy="128" r="5.500" fill="${INK}"/><circle cx="134" cy="128" r="5.500" fill="${INK}"/>`,
  wink: `<circle cx="88" cy="132" r="8" fill="${INK}"/><circle cx="91" cy="129" r="2.800" fill="#fff"/><path d="M121 133q9-10 18 0" ${line}/>`,
  hearts: heart(76, 120, 24) + heart(118, 120, 24),
  tired: `<path d="M78 130h20M120 130h20" ${line}/><path d="M80 138q8 5 16 0M122 138q8 5 16 0" fill="none" stroke="${INK}" stroke-width="2.500" stroke-linecap="round" opacity=".5"/>`,
};
const mouths = {
  smile: `<path d="M98 152q11 12 22 0" ${line}/>`,
  laugh: `<path d="M92 148h34q-1 22-17 22t-17-22z" fill="${INK}"/><path d="M98 164q11-8 22 0-4 6-11 6t-11-6z" fill="#ff5d6c"/>`,
  sad: `<path d="M98 162q11-12 22 0" ${line}/>`,
  wail: `<path d="M94 168q15-26 30 0-15 6-30 0z" fill="${INK}"/>`,
  o: `<ellipse cx="109" cy="158" rx="8" ry="10" fill="${INK}"/>`,
  flat: `<path d="M99 157h20" ${line}/>`,
  wave: `<path d="M95 158q5-7 10 0t10 0 8-2" ${line}/>`,
  cat: `<path d="M95 151q7 10 14 0 7 10 14 0" ${line}/>`,
  grit: `<rect x="92" y="150" width="34" height="15" rx="5" fill="#fff" stroke="${INK}" stroke-width="4"/><path d="M103 150v15M115 150v15" stroke="${INK}" stroke-width="3"/>`,
};
const arms = {
  rest: `<path d="M62 146q-18 8-20 26M158 146q16 8 18 26" ${limb}/>`,
  wave: `<path d="M62 148q-18 8-20 24M160 142q26-6 34-38" ${limb}/>`,
  up: `<path d="M62 142q-24-10-28-40M160 142q26-10 32-40" ${limb}/>`,
  hips: `<path d="M62 140q-24 12-2 30M160 140q24 12 2 30" ${limb}/>`,
  wide: `<path d="M60 144q-22 2-36-10M162 144q20 2 36-10" ${limb}/>`,
  chin: `<path d="M62 148q-18 8-20 24M166 150q14 22-28 30" ${limb}/>`,
  front: `<path d="M62 152q0 26 32 22M158 152q2 26-30 22" ${limb}/>`,
};
const tears = `<path d="M84 142q-4 24-2 42M134 142q4 24 2 42" fill="none" stroke="#62b2ff" stroke-width="9" stroke-linecap="round" opacity=".92"/>`;
const zed = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) =>
  `<path transform="translate(${x} ${y}) scale(${size / 20})" d="M2 2h16L2 18h16" fill="none" stroke="#62b2ff" stroke-width="4.500" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The limbs are behind the body; then come the body, the face, and the parts of a mood before and behind. */
const moods = {
  hello: {
    eyes: eyes.happy,
    mouth: mouths.laugh,
    arms: arms.wave,
    over: `<path d="M206 88q8 6 8 16M200 74q16 6 22 22" fill="none" stroke="#ffd166" stroke-width="5" stroke-linecap="round"/>`,
  },
  laugh: {
    eyes: eyes.squeeze,
    mouth: mouths.laugh,
    arms: arms.front,
    tilt: -8,
    over: `<path d="M70 128q-12 2-16 12 12 4 16-12zM148 128q12 2 16 12-12 4-16-12z" fill="#62b2ff"/>`,
  },
  cry: {
    eyes: eyes.closed,
    mouth: mouths.wail,
    arms: arms.rest,
    over: `${tears}<ellipse cx="109" cy="214" rx="66" ry="8" fill="#62b2ff" opacity=".7"/>`,
  },
  love: {
    eyes: eyes.hearts,
    mouth: mouths.cat,
    arms: arms.front,
    over: heart(96, 162, 30) + heart(178, 74, 26) + heart(34, 84, 20),
  },
  angry: {
    eyes: eyes.angry,
    mouth: mouths.grit,
    arms: arms.hips,
    spark: "#ff8a5b",
    over: `<path d="M46 78q-10-8-4-20M38 92q-16-4-16-18M186 66q10-6 8-18" fill="none" stroke="#ff5d6c" stroke-width="6" stroke-linecap="round"/>`,
  },
  sleep: {
    eyes: eyes.closed,
    mouth: mouths.o,
    arms: arms.rest,
    tilt: 7,
    spark: "#ffe9a8",
    over: `${zed(178, 84, 22)}${zed(196, 56, 28)}${zed(170, 112, 15)}`,
  },
  think: {
    eyes: eyes.side,
    mouth: mouths.flat,
    arms: arms.chin,
    over: `<circle cx="182" cy="104" r="5" fill="#fff"/><circle cx="194" cy="86" r="8" fill="#fff"/><circle cx="202" cy="56" r="22" fill="#fff"/><path d="M196 50q0-8 7-8t7 7q0 5-7 8v4M203 69v1" fill="none" stroke="${LIMB}" stroke-width="4.500" stroke-linecap="round"/>`,
  },
  wow: {
    eyes: eyes.wide,
    mouth: mouths.o,
    arms: arms.up,
    over: star(26, 60, 28) + star(186, 58, 26) + star(200, 112, 16),
  },
  good: {
    eyes: eyes.wink,
    mouth: mouths.smile,
    arms: arms.rest,
    over: `<path d="M158 150q16 4 24-6" ${limb}/><path d="M178 122q8-4 10-22 12 0 10 20h14q6 8 2 26-2 8-10 8h-20q-8-2-8-10z" fill="#ffd166" stroke="${INK}" stroke-width="4.500" stroke-linejoin="round"/>`,
  },
  party: {
    eyes: eyes.happy,
    mouth: mouths.laugh,
    arms: arms.up,
    hideSpark: true,
    over: `<path d="M96 68 122 10l26 56z" fill="#7c66dc"/><path d="M104 50l38-6M112 32l22-4" stroke="#ffd166" stroke-width="6" stroke-linecap="round"/><circle cx="122" cy="11" r="9" fill="#ff8fa3"/><g stroke-width="6" stroke-linecap="round"><path d="M30 60l8 10" stroke="#62b2ff"/><path d="M46 40l-2 12" stroke="#ff5d6c"/><path d="M196 40l6 10" stroke="#ffb445"/><path d="M212 66l-10 6" stroke="#35e0a1"/><path d="M22 92l12 0" stroke="#ffb445"/></g>`,
  },
  work: {
    eyes: eyes.tired,
    mouth: mouths.wave,
    arms: arms.rest,
    over: `<rect x="46" y="170" width="128" height="12" rx="6" fill="#56606a"/><path d="M66 172l8-34h72l8 34z" fill="#2a2f36"/><path d="M110 150l6 6-6 6-6-6z" fill="#35e0a1"/><path d="M190 150h24v20a10 10 0 0 1-10 10h-4a10 10 0 0 1-10-10z" fill="#fff" stroke="${INK}" stroke-width="4"/><path d="M214 156q10 0 8 9t-10 6M197 142q-4-6 0-12M207 142q-4-6 0-12" fill="none" stroke="#8b949c" stroke-width="4" stroke-linecap="round"/>`,
  },
  run: {
    eyes: eyes.squeeze,
    mouth: mouths.laugh,
    arms: arms.wide,
    tilt: 12,
    legs: `<path d="M88 180q-22 6-36 24M126 180q10 14 28 18" ${limb}/><path d="M44 208l10-10M156 200l8-8" ${limb}/>`,
    over: `<path d="M8 120h28M2 146h34M12 172h22" fill="none" stroke="#8b949c" stroke-width="6" stroke-linecap="round"/>`,
  },
  hug: {
    eyes: eyes.closed,
    mouth: mouths.smile,
    arms: "",
    over: `<g transform="translate(70 150)"><rect width="80" height="58" rx="18" fill="#c9b8ff"/><circle cx="26" cy="26" r="5" fill="${INK}"/><circle cx="54" cy="26" r="5" fill="${INK}"/><path d="M34 36q6 6 12 0" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"/></g><path d="M60 148q-10 42 40 40M160 148q10 42-40 40" ${limb}/>${heart(180, 84, 24)}`,
  },
  cheer: {
    eyes: eyes.open,
    mouth: mouths.laugh,
    arms: arms.up,
    over: `<g transform="translate(34 102)"><circle cx="-4" cy="-8" r="14" fill="#ff5d6c"/><path d="M-4-22v-8M-18-12l-8-4M8-18l6-6M-4 6v6" stroke="#ff8fa3" stroke-width="5" stroke-linecap="round"/></g><g transform="translate(192 102)"><circle cx="4" cy="-8" r="14" fill="#ffb445"/><path d="M4-22v-8M18-12l8-4M-8-18l-6-6" stroke="#ffd166" stroke-width="5" stroke-linecap="round"/></g>`,
  },
  shy: {
    eyes: eyes.closed,
    mouth: mouths.cat,
    arms: arms.front,
    tilt: -6,
    over: `<g stroke="#ff5d6c" stroke-width="3.500" stroke-linecap="round"><path d="M70 152l5-9M79 152l5-9M134 152l5-9M143 152l5-9"/></g>${heart(182, 92, 18, "#ff8fa3")}`,
  },
  rain: {
    eyes: eyes.tired,
    mouth: mouths.sad,
    arms: arms.rest,
    hideSpark: true,
    over: `<path d="M60 58a22 22 0 0 1 30-28 30 30 0 0 1 54 2 20 20 0 0 1 16 36H70a16 16 0 0 1-10-10z" fill="#8b949c"/><g stroke="#62b2ff" stroke-width="6" stroke-linecap="round"><path d="M40 88l-4 12M182 84l-4 12M196 120l-4 12M30 130l-4 12"/></g>`,
  },
};

/** @param {{ eyes: string, mouth: string, arms: string, over?: string, tilt?: number, spark?: string, hideSpark?: boolean, legs?: string }} mood */
function draw(mood) {
  const tilt = mood.tilt === undefined ? "" : ` transform="rotate(${mood.tilt} 110 200)"`;
  const figure = `<g${tilt}>${mood.legs ?? legs}${mood.arms}${mood.hideSpark ? "" : spark(mood.spark)}${body}${cheeks}${mood.eyes}${mood.mouth}</g>${mood.over ?? ""}`;
  // A white rim, like a cut-out sticker, keeps it readable on dark and light alike.
  const rim = `<filter id="r" x="-12%" y="-12%" width="124%" height="124%"><feGaussianBlur in="SourceAlpha" stdDeviation="3.200"/><feComponentTransfer><feFuncA type="linear" slope="30" intercept="-2"/></feComponentTransfer><feComposite in2="SourceAlpha" operator="over" result="a"/><feFlood flood-color="#fff"/><feComposite in2="a" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 240 240"><defs>${rim}</defs><g filter="url(#r)">${figure}</g></svg>\n`;
}

for (const [name, mood] of Object.entries(moods)) {
  await writeFile(`${OUT}${name}.svg`, draw(mood).replaceAll(/\n\s+/g, ""));
}
