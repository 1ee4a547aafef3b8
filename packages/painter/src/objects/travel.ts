import { hex, mix } from "../core/color.ts";
import { box, curve, poly, segment } from "../core/path.ts";
import { beam } from "../motif/air.ts";
import { glow } from "../motif/sky.ts";
import { lit, sceneObject, shape } from "./scene-object.ts";

const WHITE = hex("#ffffff");

/** A night train on a long viaduct, all its windows lit. */
export const train = sceneObject("train", (context) => {
  const { canvas, x, y, s, world, dark } = context;
  for (let k = -7; k <= 7; k++) {
    const px = k * 42;
    shape(context, `M${px - 6} 0 L${px - 6} 160 L${px + 6} 160 L${px + 6} 0Z`);
    shape(
      context,
      `M${px - 21} 0 L${px - 21} 30 C${px - 18} 12 ${px - 10} 9 ${px} 9 C${px + 10} 9 ${px + 18} 12 ${px + 21} 30 L${px + 21} 0Z`,
    );
  }
  shape(context, "M-310 -4 L310 -4 L310 8 L-310 8Z");
  glow(canvas, [x, y - 18 * s, 190 * s], world.light, 0.4);
  for (let car = 0; car < 5; car++) {
    const left = -216 + car * 70;
    shape(
      context,
      `M${left} -6 L${left} -36 C${left} -40 ${left + 66} -40 ${left + 66} -36 L${left + 66} -6Z`,
      mix(dark, world.far, 0.25),
    );
    for (let k = 0; k < 5; k++)
      lit(
        context,
        `M${left + 6 + k * 12} -18 L${left + 6 + k * 12} -29 L${left + 15 + k * 12} -29 L${left + 15 + k * 12} -18Z`,
      );
  }
  shape(context, "M134 -6 L134 -38 C160 -38 184 -24 192 -6Z", mix(dark, world.far, 0.25));
  lit(context, "M142 -18 L142 -30 C152 -30 160 -26 166 -18Z");
  beam(canvas, [x + 188 * s, y - 12 * s], [x + 420 * s, y - 6 * s], 60 * s, {
    color: world.light,
    alpha: 0.7,
  });
  glow(canvas, [x + 188 * s, y - 12 * s, 40 * s], mix(world.light, WHITE, 0.4), 1);
});

/** A boat with one sail and a lantern, and its reflection. */
export const boat = sceneObject("boat", (context) => {
  const { canvas, x, y, s, world, dark } = context;
  canvas.add(context.put(poly(-38, 4, 40, 4, 22, 60, -8, 60)), {
    fill: canvas.down(y, y + 60 * s, [0, dark, 0.6], [1, dark, 0]),
  });
  shape(context, "M4 -6 C10 -50 8 -90 2 -118 C34 -84 44 -40 38 -8Z", mix(world.far, world.glow, 0.55));
  shape(
    context,
    "M-2 -8 C-10 -44 -10 -70 -2 -104 C-28 -70 -34 -36 -30 -8Z",
    mix(world.far, world.glow, 0.35),
  );
  canvas.add(context.put(segment(0, -2, 0, -124)), { stroke: dark, width: 2.4 * s });
  shape(context, "M-48 -6 C-20 0 24 0 54 -8 C46 8 34 12 22 12 L-22 12 C-34 12 -44 6 -48 -6Z");
  glow(canvas, [x - 34 * s, y - 20 * s, 46 * s], world.light, 0.9);
  canvas.dot(x - 34 * s, y - 20 * s, 4 * s, { fill: mix(world.light, WHITE, 0.5) });
  for (let k = 0; k < 5; k++)
    canvas.add(context.put(segment(-46 + k * 4, 16 + k * 8, -20 + k * 5, 16 + k * 8)), {
      stroke: world.light,
      width: 1.6 * s,
      alpha: 0.6 - k * 0.1,
    });
});

/** Hot-air balloons at several distances. */
export const balloons = sceneObject("balloons", (context) => {
  const { canvas, own, world, dark } = context;
  for (let k = 0; k < 5; k++) {
    const m = 0.35 + (k / 4) * 0.75;
    const [bx, by] = [own.num(-150, 150), -own.num(100, 300) + k * 24];
    const tints = [
      world.light,
      world.glow,
      mix(world.light, world.far, 0.5),
      mix(world.glow, world.near, 0.3),
    ];
    const gores = [-40, -20, 0, 20, 40];
    for (let g = 0; g < 4; g++) {
      const [a, b] = [gores[g] ?? 0, gores[g + 1] ?? 0];
      shape(
        context,
        `M${bx} ${by - 50 * m} C${bx + a * 1.2 * m} ${by - 48 * m} ${bx + a * 1.3 * m} ${by + 2 * m} ${bx + a * 0.22 * m} ${by + 36 * m} L${bx + b * 0.22 * m} ${by + 36 * m} C${bx + b * 1.3 * m} ${by + 2 * m} ${bx + b * 1.2 * m} ${by - 48 * m} ${bx} ${by - 50 * m}Z`,
        tints[(g + k) % 4],
      );
    }
    canvas.add(context.put(segment(bx - 6 * m, by + 36 * m, bx - 4 * m, by + 50 * m)), {
      stroke: dark,
      width: 1,
    });
    canvas.add(context.put(segment(bx + 6 * m, by + 36 * m, bx + 4 * m, by + 50 * m)), {
      stroke: dark,
      width: 1,
    });
    canvas.add(context.put(box(bx - 6 * m, by + 50 * m, 12 * m, 9 * m)), { fill: dark });
  }
});

/** A rocket that climbs on its own light. */
export const rocket = sceneObject("rocket", (context) => {
  const { canvas, own, x, y, s, world } = context;
  for (let k = 0; k < 14; k++) {
    const t = k / 13;
    canvas.dot(x + own.num(-1, 1) * 12 * t * s, y + (10 + t * 190) * s, (8 + t * 26) * s, {
      fill: mix(world.light, world.far, t),
      alpha: 0.3 * (1 - t * 0.7),
    });
  }
  glow(canvas, [x, y + 8 * s, 90 * s], world.light, 0.9);
  lit(context, "M-9 0 C-12 26 -4 44 0 62 C4 44 12 26 9 0Z");
  shape(context, "M-18 -14 L-34 10 L-14 4Z");
  shape(context, "M18 -14 L34 10 L14 4Z");
  shape(context, "M-16 2 C-24 -40 -16 -88 0 -114 C16 -88 24 -40 16 2Z", mix(world.far, WHITE, 0.45));
  canvas.dot(x, y - 62 * s, 9 * s, { fill: world.near });
  canvas.dot(x, y - 62 * s, 6.4 * s, {
    fill: canvas.radial(x - 2 * s, y - 64 * s, 8 * s, [0, world.light], [1, world.glow]),
  });
});

/** A road that winds to the horizon. */
export const road = sceneObject("road", (context) => {
  const { canvas, world, x, y, s } = context;
  const bed = context.put(
    curve([
      [-4, 0, 1],
      [6, 18],
      [-26, 44],
      [40, 96],
      [-60, 220],
      [-20, 420, 1],
      [190, 420, 1],
      [96, 220],
      [90, 100],
      [2, 46],
      [16, 16],
      [2, 0, 1],
    ]),
  );
  canvas.add(bed, {
    fill: canvas.down(
      y,
      y + 330 * s,
      [0, mix(world.far, world.glow, 0.7)],
      [1, mix(world.near, world.far, 0.3)],
    ),
  });
  glow(canvas, [x, y, 60 * s], world.glow, 0.5);
});
