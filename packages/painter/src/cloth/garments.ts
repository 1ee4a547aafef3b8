import { mix } from "../core/color.ts";
import { points, segment } from "../core/path.ts";
import type { Figure } from "../portrait/figure.ts";
import { fold, paintCloth, SHOULDERS, seam } from "./garment.ts";

function body(figure: Figure): void {
  const { tones, canvas } = figure;
  const path = paintCloth(figure, SHOULDERS, tones.cloth);
  canvas.inside(path, () => {
    fold(figure, points("-70,190 -88,260 -78,360 -96,560"), 16, tones.cloth);
    fold(figure, points("58,200 80,270 70,370 92,560"), 18, tones.cloth);
    fold(figure, points("-16,230 -30,330 -14,500"), 13, tones.cloth);
  });
}

/** A plain cloak, its hood down about the neck: what the reference character wears. */
function cloak(figure: Figure): void {
  const { tones, canvas } = figure;
  body(figure);
  const hood = paintCloth(
    figure,
    "M-36 84 C-66 92 -98 122 -104 158 C-84 190 -36 196 2 200 C40 196 84 190 104 158 C98 122 66 92 36 84 C40 112 26 140 0 154 C-26 140 -40 112 -36 84Z",
    mix(tones.cloth, tones.trim, 0.14),
  );
  canvas.inside(hood, () => {
    fold(figure, points("-62,100 -70,140 -34,172 4,182"), 5, tones.cloth);
    fold(figure, points("66,102 74,142 40,172 2,184"), 5, tones.cloth);
  });
  seam(figure, points("-36,86 -35,112 0,154 35,112 36,86"), tones.trim, 2.2);
  const [x, y] = figure.at(0, 164);
  canvas.dot(x, y, 6.5 * figure.unit, {
    fill: canvas.radial(
      x - 2,
      y - 3,
      8 * figure.unit,
      [0, mix(tones.trim, tones.glow, 0.7)],
      [1, mix(tones.trim, tones.deep, 0.5)],
    ),
  });
}

/** Crossed lapels of old robes, right over left. */
function robe(figure: Figure): void {
  const { tones, canvas } = figure;
  body(figure);
  canvas.inside(figure.body({ commands: "MLLLZ", numbers: [-200, 60, 200, 60, 200, 700, -200, 700] }), () => {
    paintCloth(
      figure,
      "M-33 96 C-26 120 -10 150 4 172 L30 130 L33 96 C18 124 -16 124 -33 96Z",
      mix(tones.trim, tones.skin, 0.5),
      0.2,
    );
    paintCloth(
      figure,
      "M-42 100 L-31 90 C-20 136 0 172 22 200 C20 216 8 236 -6 256 C-30 206 -42 150 -42 100Z",
      mix(tones.trim, tones.deep, 0.18),
      0.5,
    );
    paintCloth(
      figure,
      "M43 100 L31 90 C26 140 -8 210 -64 300 C-82 340 -92 480 -96 700 L-70 700 C-66 490 -58 370 -40 320 C10 232 42 166 43 100Z",
      tones.trim,
      0.8,
    );
    seam(figure, points("31,92 20,146 -14,214 -63,299 -84,380"), mix(tones.trim, tones.glow, 0.7), 1.2);
    seam(figure, points("43,101 34,160 4,234 -40,320 -60,430"), mix(tones.cloth, tones.deep, 0.6), 1.6, 0.5);
  });
}

/** A scarf wound once, its tail over the chest. */
function scarf(figure: Figure): void {
  const { tones, canvas } = figure;
  body(figure);
  const wool = mix(tones.trim, tones.cloth, 0.12);
  const dark = mix(wool, tones.deep, 0.6);
  const tail = paintCloth(
    figure,
    "M-40 128 C-46 190 -52 260 -44 330 L-8 336 C-10 260 -6 190 4 140Z",
    mix(wool, tones.deep, 0.25),
    0.7,
  );
  canvas.inside(tail, () => {
    for (let k = 0; k < 5; k++)
      seam(
        figure,
        [
          [-36 + k * 8, 160],
          [-44 + k * 8, 250],
          [-42 + k * 8, 340],
        ],
        dark,
        1,
        0.4,
      );
  });
  const wound = paintCloth(
    figure,
    "M-46 76 C-66 98 -70 128 -46 144 C-12 166 36 162 58 138 C72 116 66 94 44 74 C40 98 20 112 0 112 C-22 112 -40 98 -46 76Z",
    wool,
  );
  canvas.inside(wound, () => {
    const [x, y] = figure.at(14, 80);
    canvas.dot(x, y, 60 * figure.unit, {
      fill: canvas.radial(x, y, 60 * figure.unit, [0.3, tones.deep, 0.7], [1, tones.deep, 0]),
    });
    fold(figure, points("-56,94 -30,128 16,138 66,112"), 3, wool);
    fold(figure, points("-60,120 -30,144 20,152 60,136"), 3, wool);
  });
}

/** A coat with a standing collar, closed by a row of buttons. */
function coat(figure: Figure): void {
  const { tones, canvas, unit } = figure;
  body(figure);
  paintCloth(
    figure,
    "M-36 78 C-44 98 -46 116 -44 130 C-28 148 -12 154 1 156 C16 154 30 148 44 130 C46 116 44 98 36 78 C32 100 18 116 1 118 C-14 116 -32 100 -36 78Z",
    mix(tones.cloth, tones.deep, 0.12),
  );
  seam(figure, points("-36,79 -28,102 1,119 28,102 36,79"), tones.trim, 2);
  seam(figure, points("1,120 2,200 1,320 2,700"), mix(tones.cloth, tones.deep, 0.8), 1.8, 0.8);
  for (let k = 0; k < 8; k++) {
    const [x, y] = figure.at(13, 186 + k * 52);
    const shine = canvas.radial(
      x - 1.5 * unit,
      y - 2 * unit,
      6 * unit,
      [0, mix(tones.trim, tones.glow, 0.6)],
      [1, mix(tones.trim, tones.deep, 0.4)],
    );
    canvas.dot(x, y, 4.6 * unit, { fill: shine });
  }
}

/** A knitted high collar. */
function knit(figure: Figure): void {
  const { tones, canvas } = figure;
  body(figure);
  const wool = mix(tones.cloth, tones.trim, 0.2);
  const roll = paintCloth(
    figure,
    "M-34 72 C-42 86 -45 108 -42 124 C-24 144 24 144 42 124 C45 108 42 86 34 72 C26 96 -26 96 -34 72Z",
    wool,
  );
  canvas.inside(roll, () => {
    const dark = mix(wool, tones.deep, 0.6);
    for (let k = -8; k <= 8; k++)
      seam(
        figure,
        [
          [k * 4.8, 70],
          [k * 5.4, 104],
          [k * 5, 144],
        ],
        dark,
        1.1,
        0.4,
      );
  });
}

/** A shirt with an open collar under a plain jacket. */
function shirt(figure: Figure): void {
  const { tones, canvas } = figure;
  body(figure);
  const white = mix(tones.trim, tones.skin, 0.25);
  paintCloth(
    figure,
    "M-31 94 C-20 130 -8 190 0 260 C10 190 22 130 31 94 C16 124 -16 124 -31 94Z",
    mix(white, tones.skinShade, 0.3),
    0.2,
  );
  paintCloth(figure, "M-30 86 C-38 100 -42 112 -40 126 L-16 168 L2 132 C-14 124 -26 108 -30 86Z", white, 0.6);
  paintCloth(
    figure,
    "M30 86 C38 100 42 112 40 126 L20 168 L2 132 C14 124 26 108 30 86Z",
    mix(white, tones.skinShade, 0.45),
    0.3,
  );
  paintCloth(
    figure,
    "M-42 112 C-64 126 -66 150 -58 178 C-40 220 -16 258 0 300 C-4 240 -14 200 -24 168Z",
    mix(tones.cloth, tones.glow, 0.06),
    0.8,
  );
  paintCloth(
    figure,
    "M42 112 C64 126 66 150 58 178 C40 220 20 258 2 300 C6 240 16 200 26 168Z",
    mix(tones.cloth, tones.deep, 0.25),
    0.5,
  );
  canvas.add(figure.body(segment(1, 300, 2, 700)), {
    stroke: mix(tones.cloth, tones.deep, 0.8),
    width: 2 * figure.unit,
    alpha: 0.7,
  });
}

export const CLOTHES = { cloak, robe, scarf, coat, knit, shirt };
export type Cloth = keyof typeof CLOTHES;
