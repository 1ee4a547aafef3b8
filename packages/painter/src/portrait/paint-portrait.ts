import { CLOTHES, type Cloth } from "../cloth/garments.ts";
import { canvasOf, type Ratio } from "../core/canvas.ts";
import { mix } from "../core/color.ts";
import type { Dice } from "../core/dice.ts";
import { box } from "../core/path.ts";
import type { Picture } from "../core/picture.ts";
import { HAIR, type Hair } from "../hair/index.ts";
import { paintMass } from "../hair/mass.ts";
import { halo, sky } from "../motif/sky.ts";
import type { Motif, World } from "../motif/world.ts";
import { WEAR, WEAR_BEHIND, type Wear } from "../wear/wear.ts";
import { paintFace } from "./face.ts";
import { type Figure, figureOf, type Pose, type Tones } from "./figure.ts";

/** A person, with everything decided. */
export interface Person {
  readonly hair: Hair;
  readonly cloth: Cloth;
  readonly wear: readonly Wear[];
  readonly tones: Tones;
  /** Whether the light comes from the right. */
  readonly mirrored: boolean;
}

/** The parts of a portrait: a place, a person in it (or a thing), and the air before them. */
export interface PortraitPlan {
  readonly world: World;
  readonly halo: boolean;
  readonly behind: readonly Motif[];
  readonly person?: Person | undefined;
  readonly before: readonly Motif[];
}

// Height of the face's centre and size, by the picture's ratio: round avatars include the crown, tall
// backgrounds leave room for text.
const POSES: Readonly<Record<Ratio, { readonly y: number; readonly unit: number }>> = {
  "1:1": { y: 0.43, unit: 1 / 308 },
  "3:4": { y: 0.42, unit: 1 / 320 },
  "9:16": { y: 0.38, unit: 1 / 300 },
};

function paintPerson(figure: Figure, person: Person): void {
  const style = HAIR[person.hair];
  for (const name of person.wear)
    if (name in WEAR_BEHIND) WEAR_BEHIND[name as keyof typeof WEAR_BEHIND](figure);
  for (const mass of style.back) paintMass(figure, mass, figure.head);
  paintFace(figure, style.ears);
  CLOTHES[person.cloth](figure);
  if (person.wear.includes("beard")) WEAR.beard(figure);
  for (const mass of style.front) paintMass(figure, mass, figure.head);
  for (const name of person.wear)
    if (name in WEAR && name !== "beard") WEAR[name as keyof typeof WEAR](figure);
}

/** Paints a portrait without a face (`images §4.5`). */
export function paintPortrait(plan: PortraitPlan, ratio: Ratio, dice: Dice, id: string): Picture {
  const canvas = canvasOf(ratio);
  const { width, height } = canvas;
  const { y, unit } = POSES[ratio];
  const own = dice.part("pose");
  const pose: Pose = {
    x: width * (0.5 + own.num(-0.015, 0.015)),
    y: height * y,
    unit: width * unit,
    mirrored: plan.person?.mirrored ?? false,
    lean: own.num(-0.05, 0.05),
  };
  sky(canvas, plan.world.sky);
  const side = pose.mirrored ? 1 : -1;
  if (plan.halo)
    halo(
      canvas,
      pose.x + side * width * own.num(0.1, 0.16),
      pose.y - width * own.num(0.06, 0.12),
      width * 0.34,
      plan.world.glow,
    );
  for (const motif of plan.behind) motif(canvas, dice, plan.world);
  if (plan.person) paintPerson(figureOf(canvas, dice, plan.person.tones, pose), plan.person);
  for (const motif of plan.before) motif(canvas, dice, plan.world);
  const ink = mix(plan.world.near, plan.world.far, 0.1);
  canvas.add(box(0, height * 0.62, width, height * 0.38 + 1), {
    fill: canvas.down(height * 0.62, height, [0, ink, 0], [1, ink, ratio === "9:16" ? 0.85 : 0.4]),
  });
  return canvas.picture(id);
}
