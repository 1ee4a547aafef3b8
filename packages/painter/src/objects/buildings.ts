import { mix } from "../core/color.ts";
import { cos, sin, TAU } from "../core/math.ts";
import { box, poly, segment } from "../core/path.ts";
import { glow } from "../motif/sky.ts";
import { lit, type ObjectContext, sceneObject, shape } from "./scene-object.ts";

/** A tower of five roofs with turned-up eaves. */
export const pagoda = sceneObject("pagoda", (context) => {
  const { canvas, x, y, s, world } = context;
  glow(canvas, [x, y - 80 * s, 130 * s], world.light, 0.4);
  for (let k = 0; k < 5; k++) {
    const foot = -k * 34;
    const w = 46 - k * 6.5;
    shape(
      context,
      `M${-w * 0.62} ${foot} L${-w * 0.58} ${foot - 26} L${w * 0.58} ${foot - 26} L${w * 0.62} ${foot}Z`,
    );
    for (const side of [-1, 0, 1])
      lit(
        context,
        `M${side * w * 0.34 - 3.4} ${foot - 5} L${side * w * 0.34 - 3.4} ${foot - 18} L${side * w * 0.34 + 3.4} ${foot - 18} L${side * w * 0.34 + 3.4} ${foot - 5}Z`,
        0.9,
      );
    shape(
      context,
      `M${-w * 1.1} ${foot - 24} C${-w * 0.8} ${foot - 24} ${-w * 0.6} ${foot - 28} ${-w * 0.42} ${foot - 40} L${w * 0.42} ${foot - 40} C${w * 0.6} ${foot - 28} ${w * 0.8} ${foot - 24} ${w * 1.1} ${foot - 24} L${w * 1.16} ${foot - 29} L${w * 0.9} ${foot - 19} L${-w * 0.9} ${foot - 19} L${-w * 1.16} ${foot - 29}Z`,
    );
  }
  shape(context, "M-5 -174 L-1.6 -216 L1.6 -216 L5 -174Z");
});

/** A gate that stands by itself, usually in water. */
export const gate = sceneObject("gate", (context) => {
  shape(context, "M-52 6 L-46 -112 L-36 -112 L-40 6Z");
  shape(context, "M52 6 L46 -112 L36 -112 L40 6Z");
  shape(context, "M-64 -86 L64 -86 L64 -78 L-64 -78Z");
  shape(context, "M-88 -128 C-50 -116 50 -116 88 -128 L84 -110 C50 -102 -50 -102 -84 -110Z");
  shape(context, "M-6 -104 L6 -104 L6 -82 L-6 -82Z");
});

/** A small house with a lit window and smoke. */
export const house = sceneObject("house", (context) => {
  const { canvas, own, x, y, s, world } = context;
  glow(canvas, [x - 12 * s, y - 26 * s, 120 * s], world.light, 0.55);
  for (let k = 0; k < 9; k++) {
    const t = k / 8;
    canvas.dot(x + (34 + t * 34 + own.num(-6, 6)) * s, y - (88 + t * 96) * s, (5 + t * 15) * s, {
      fill: mix(world.far, world.glow, 0.5),
      alpha: 0.26 * (1 - t * 0.8),
    });
  }
  shape(context, "M26 -60 L26 -88 L38 -88 L38 -52Z");
  shape(context, "M-46 0 L-46 -44 L0 -78 L46 -44 L46 0Z");
  shape(context, "M-60 -36 L0 -88 L60 -36 L52 -32 L0 -76 L-52 -32Z", mix(context.dark, world.near, 0.5));
  lit(context, "M-30 -14 L-30 -38 L-6 -38 L-6 -14Z");
  lit(context, "M10 0 L10 -34 L28 -34 L28 0Z", 0.75);
  canvas.add(context.put(segment(-18, -14, -18, -38)), { stroke: context.dark, width: 2 * s });
  canvas.add(context.put(segment(-30, -26, -6, -26)), { stroke: context.dark, width: 2 * s });
});

/** A castle of pointed towers. */
export const castle = sceneObject("castle", (context) => {
  const { canvas, x, y, s, world } = context;
  glow(canvas, [x, y - 90 * s, 170 * s], world.glow, 0.45);
  const tower = (at: number, wide: number, tall: number) => {
    shape(context, `M${at - wide} 4 L${at - wide} ${-tall} L${at + wide} ${-tall} L${at + wide} 4Z`);
    shape(
      context,
      `M${at - wide * 1.5} ${-tall + 2} L${at} ${-tall - wide * 4} L${at + wide * 1.5} ${-tall + 2}Z`,
    );
    for (let k = 0; k < 3; k++)
      lit(
        context,
        `M${at - 2.4} ${-tall + 12 + k * 22} L${at - 2.4} ${-tall + 4 + k * 22} L${at + 2.4} ${-tall + 4 + k * 22} L${at + 2.4} ${-tall + 12 + k * 22}Z`,
        0.9 - k * 0.15,
      );
  };
  tower(-66, 11, 74);
  tower(70, 10, 62);
  tower(-34, 13, 116);
  tower(40, 14, 104);
  shape(
    context,
    "M-80 6 L-80 -50 L-70 -50 L-70 -58 L-60 -58 L-60 -50 L-46 -50 L-46 -58 L46 -58 L46 -50 L60 -50 L60 -58 L70 -58 L70 -50 L80 -50 L80 6Z",
  );
  tower(2, 17, 142);
  lit(context, "M-9 6 L-9 -14 C-9 -26 11 -26 11 -14 L11 6Z", 0.8);
});

function sails(context: ObjectContext): void {
  const { canvas, own, world, x, y, s } = context;
  const turn = own.num(0, TAU / 4);
  const [cx, cy] = [x, y - 104 * s];
  for (let k = 0; k < 4; k++) {
    const a = turn + (k * TAU) / 4;
    const at = (along: number, across: number) =>
      [cx + (cos(a) * along - sin(a) * across) * s, cy + (sin(a) * along + cos(a) * across) * s] as const;
    canvas.add(poly(...at(0, -1.6), ...at(84, -1.6), ...at(84, 1.6), ...at(0, 1.6)), { fill: context.dark });
    canvas.add(poly(...at(18, 2), ...at(82, 2), ...at(80, 20), ...at(20, 15)), {
      fill: mix(world.far, world.glow, 0.5),
      alpha: 0.75,
    });
    for (let bar = 0; bar < 5; bar++)
      canvas.add(segment(...at(22 + bar * 14, 2), ...at(22 + bar * 14, 17)), {
        stroke: context.dark,
        width: s,
      });
  }
  canvas.dot(cx, cy, 5 * s, { fill: context.dark });
}

export const windmill = sceneObject("windmill", (context) => {
  shape(context, "M-28 4 L-18 -100 C-14 -124 14 -124 18 -100 L28 4Z");
  lit(context, "M-5 -52 L-5 -66 L5 -66 L5 -52Z");
  lit(context, "M-8 4 L-8 -20 L8 -20 L8 4Z", 0.7);
  sails(context);
});

/** Roofs of an old town along the bottom, lanterns beneath the eaves. */
export const roofs = sceneObject("roofs", (context) => {
  const { canvas, own, x, y, s, world } = context;
  for (let row = 0; row < 3; row++)
    for (let k = -4; k <= 4; k++) {
      const w = own.num(62, 84);
      const [cx, foot] = [k * 64 + (row % 2) * 32 + own.num(-12, 12), row * 44 + own.num(-10, 10)];
      const color = mix(mix(world.far, world.near, 0.35), world.near, row / 2.4);
      canvas.add(context.put(box(cx - w * 0.42, foot - 34, w * 0.84, 80)), {
        fill: mix(color, world.near, 0.3),
      });
      if (own.chance(0.7))
        lit(
          context,
          `M${cx - 9} ${foot - 8} L${cx - 9} ${foot - 26} L${cx + 9} ${foot - 26} L${cx + 9} ${foot - 8}Z`,
          0.85,
        );
      shape(
        context,
        `M${cx - w * 0.64} ${foot - 30} C${cx - w * 0.4} ${foot - 36} ${cx - w * 0.28} ${foot - 48} ${cx - w * 0.2} ${foot - 62} L${cx + w * 0.2} ${foot - 62} C${cx + w * 0.28} ${foot - 48} ${cx + w * 0.4} ${foot - 36} ${cx + w * 0.64} ${foot - 30}Z`,
        color,
      );
      if (own.chance(0.6)) {
        const [lx, ly] = [x + (cx + w * 0.46) * s, y + (foot - 20) * s];
        glow(canvas, [lx, ly, 30 * s], world.light, 0.8);
        canvas.dot(lx, ly, 4.6 * s, { fill: world.light });
      }
    }
});
