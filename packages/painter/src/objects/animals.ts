import { mix } from "../core/color.ts";
import { curve, drawn, placed } from "../core/path.ts";
import { glow } from "../motif/sky.ts";
import { lit, sceneObject, shape } from "./scene-object.ts";

/** A cat on a rise, seen from behind. */
export const cat = sceneObject("cat", (context) => {
  const { canvas, own, s, world } = context;
  const tail = own.num(-14, 14);
  const stroke = mix(context.dark, world.near, 0.3);
  canvas.add(
    context.put(
      curve(
        [
          [22, -8],
          [50, -6],
          [66, -22],
          [60 + tail, -48],
          [72 + tail, -60],
        ],
        false,
      ),
    ),
    { stroke, width: 9 * s },
  );
  shape(context, "M-260 60 L-260 14 C-120 -2 120 -2 260 14 L260 60Z", context.dark);
  shape(
    context,
    "M-26 2 C-40 -6 -36 -46 -22 -62 C-30 -72 -30 -84 -26 -104 L-12 -92 C-6 -95 6 -95 12 -92 L26 -104 C30 -84 30 -72 22 -62 C36 -46 40 -6 26 2Z",
  );
});

/** A whale that swims in the air. */
export const whale = sceneObject("whale", (context) => {
  const { canvas, own, x, y, s, world } = context;
  glow(canvas, [x, y - 40 * s, 220 * s], world.glow, 0.4);
  shape(
    context,
    "M-150 -44 C-130 -86 -60 -104 0 -92 C50 -82 88 -60 112 -56 C124 -70 138 -86 164 -88 C156 -72 150 -62 140 -54 C154 -48 164 -38 170 -22 C146 -26 128 -34 114 -42 C80 -22 30 2 -40 2 C-100 2 -156 -8 -150 -44Z",
    mix(world.far, world.near, 0.45),
  );
  const belly = context.put(
    drawn(
      "M-150 -36 C-120 -22 -60 -16 0 -22 C40 -26 70 -32 92 -38 C60 -12 10 2 -40 2 C-100 2 -150 -8 -150 -36Z",
    ),
  );
  canvas.add(belly, { fill: mix(world.far, world.glow, 0.5), alpha: 0.75 });
  canvas.inside(belly, () => {
    for (let k = 0; k < 8; k++)
      canvas.add(
        context.put(
          curve(
            [
              [-150, -34 + k * 5],
              [-80, -18 + k * 5],
              [20, -20 + k * 5],
            ],
            false,
          ),
        ),
        { stroke: world.near, width: 1.1 * s, alpha: 0.4 },
      );
  });
  shape(context, "M-62 -10 C-54 14 -36 34 -8 44 C-14 20 -22 2 -34 -12Z");
  canvas.dot(x - 116 * s, y - 36 * s, 3 * s, { fill: world.light });
  for (let k = 0; k < 22; k++)
    canvas.dot(x + own.num(-170, 190) * s, y + own.num(-120, 40) * s, own.num(0.8, 2.6) * s, {
      fill: world.light,
      alpha: own.num(0.3, 0.9),
    });
});

/** A stag on a rise, its antlers against the light. */
export const deer = sceneObject("deer", (context) => {
  const { canvas, x, y, s, world, dark } = context;
  glow(canvas, [x + 30 * s, y - 96 * s, 120 * s], world.glow, 0.45);
  shape(context, "M-260 70 C-180 14 -90 -2 0 -2 C90 -2 180 14 260 70Z", mix(dark, world.near, 0.5));
  shape(
    context,
    "M-44 -56 C-30 -66 10 -64 24 -66 C30 -76 32 -88 36 -98 C38 -106 46 -108 52 -106 L66 -98 C66 -92 60 -90 54 -90 C50 -78 46 -64 40 -52 C38 -44 34 -40 32 -36 L34 2 L29 2 L24 -32 C10 -28 -14 -28 -28 -32 L-32 2 L-37 2 L-38 -34 C-46 -38 -50 -48 -44 -56Z",
  );
  shape(context, "M14 -34 L16 2 L12 2 L6 -34Z");
  shape(context, "M-20 -34 L-22 2 L-26 2 L-30 -34Z");
  for (const side of [-1, 1]) {
    const base = 46 + side * 3;
    const lines = [
      [
        [base, -106],
        [base + side * 8, -122],
        [base + side * 26, -134],
        [base + side * 30, -152],
      ],
      [
        [base + side * 10, -124],
        [base + side * 8, -142],
      ],
      [
        [base + side * 22, -132],
        [base + side * 20, -150],
      ],
    ] as const;
    for (const line of lines) canvas.add(context.put(curve(line, false)), { stroke: dark, width: 2.6 * s });
  }
});

const CRANE = drawn(
  "M-60 -14 C-40 -22 -22 -16 -6 -4 L4 -6 C16 -22 36 -34 62 -36 C44 -26 30 -14 20 0 L44 6 L18 6 C8 12 -2 10 -8 4 L-40 14 C-30 6 -22 2 -14 0 C-26 -8 -40 -12 -60 -14Z",
);

/** Cranes in a line across the light. */
export const cranes = sceneObject("cranes", ({ canvas, own, world, x, y, s }) => {
  for (let k = 0; k < 7; k++) {
    const m = s * own.num(0.4, 0.9);
    const [px, py] = [x + (-150 + k * 48 + own.num(-16, 16)) * s, y - (190 + k * 16 + own.num(-24, 24)) * s];
    canvas.add(placed(CRANE, px, py, m), { fill: mix(world.glow, { l: 1, a: 0, b: 0 }, 0.6), alpha: 0.95 });
    canvas.add(placed(drawn("M46 -33 C52 -35 58 -36 62 -36 C54 -32 48 -28 44 -24Z"), px, py, m), {
      fill: world.near,
    });
  }
});

/** A campfire on a rise: two logs, flames and sparks. */
export const fire = sceneObject("fire", (context) => {
  const { canvas, own, x, y, s, world } = context;
  glow(canvas, [x, y - 20 * s, 230 * s], world.light, 0.7);
  shape(context, "M-260 60 C-180 20 -90 4 0 4 C90 4 180 20 260 60Z", mix(world.near, world.far, 0.2));
  shape(context, "M-34 4 L30 -8 L34 -2 L-30 10Z");
  shape(context, "M34 4 L-30 -8 L-34 -2 L30 10Z");
  lit(
    context,
    "M-20 0 C-30 -22 -12 -34 -8 -62 C6 -46 6 -36 10 -30 C14 -36 14 -42 12 -48 C28 -30 26 -10 18 0Z",
  );
  canvas.add(context.put(drawn("M-9 0 C-14 -14 -4 -20 -2 -36 C8 -24 12 -12 7 0Z")), {
    fill: mix(world.light, { l: 1, a: 0, b: 0 }, 0.7),
  });
  for (let k = 0; k < 24; k++)
    canvas.dot(x + own.num(-50, 50) * s, y - own.num(30, 240) * s, own.num(0.8, 2.6) * s, {
      fill: world.light,
      alpha: own.num(0.3, 1),
    });
});
