import { canvasOf, type Ratio } from "../core/canvas.ts";
import { mix } from "../core/color.ts";
import type { Dice } from "../core/dice.ts";
import { box } from "../core/path.ts";
import type { Picture } from "../core/picture.ts";
import { sparks } from "../motif/air.ts";
import { sky } from "../motif/sky.ts";
import type { Motif, World } from "../motif/world.ts";
import { AIRS } from "../words/airs.ts";
import { HEAVENS } from "../words/heavens.ts";
import { type Entry, mentionedEntries } from "../words/match.ts";
import { OBJECTS, type PlacedObject } from "../words/objects.ts";
import { type Ground, PLACES } from "../words/places.ts";
import { hourOf, type SceneRequest } from "./scene-request.ts";

/** A scene, with everything decided. */
export interface ScenePlan {
  readonly world: World;
  readonly motifs: readonly Motif[];
}

const motifsOf = (entries: readonly Entry<Motif>[]) => entries.map(({ means }) => means);

/** Positions of the one or two things of a scene: the first near the middle, the second to the side. */
function placeObjects(objects: readonly PlacedObject[], { foot }: Ground, dice: Dice): readonly Motif[] {
  const own = dice.part("standing");
  const side = own.chance(0.5) ? 1 : -1;
  return objects.map(({ object: thing, size, lift, front }, at) => {
    const off = at === 0 ? own.num(-0.12, 0.12) : -side * own.num(0.24, 0.32);
    const x = 0.5 + (objects.length > 1 && at === 0 ? side * 0.14 : 0) + off;
    return thing(x, front ? 0.93 : foot - lift, size * (at === 0 || front ? 1 : 0.6));
  });
}

function groundOf(
  { mentioned, excluded: refused }: SceneRequest,
  own: Dice,
  object: PlacedObject | undefined,
): Ground {
  const any = own.pick(PLACES);
  const open = PLACES.filter(({ means }) => means.open);
  const brought = PLACES.find(({ key }) => key === object?.place);
  const chosen =
    mentionedEntries(PLACES, mentioned, refused)[0] ??
    brought ??
    (any.means.open ? any : open[own.int(0, open.length - 1)]);
  return (chosen ?? any).means;
}

/** Plans a scene from a request; chance decides what it leaves open (`images §4.4`). */
export function planScene(request: SceneRequest, dice: Dice): ScenePlan {
  const own = dice.part("scene");
  const { mentioned, excluded: refused } = request;
  const hour = hourOf(request, own);
  const objects = mentionedEntries(OBJECTS, mentioned, refused)
    .slice(0, 2)
    .map(({ means }) => means);
  const ground = groundOf(request, own, objects[0]);
  const requestedHeavens = motifsOf(mentionedEntries(HEAVENS, mentioned, refused).slice(0, 3));
  const heavens = requestedHeavens.length > 0 ? requestedHeavens : hour.heavens;
  const airs = motifsOf(mentionedEntries(AIRS, mentioned, refused).slice(0, 3));
  return {
    world: hour.world,
    motifs: [
      ...(ground.open ? heavens : []),
      ...ground.behind,
      ...placeObjects(
        objects.filter(({ front }) => !front),
        ground,
        dice,
      ),
      ...ground.before,
      ...placeObjects(
        objects.filter(({ front }) => front),
        ground,
        dice,
      ),
      ...(airs.length > 0 ? airs : [sparks(own.int(0, 9), 0.4, 1)]),
    ],
  };
}

/** Darkens the corners. */
const vignette: Motif = (canvas, _dice, world) => {
  const { width, height } = canvas;
  const ink = mix(world.near, world.sky[0] ?? world.near, 0.35);
  canvas.add(box(0, 0, width, height), {
    fill: canvas.radial(width / 2, height * 0.46, height * 0.78, [0, ink, 0], [0.62, ink, 0], [1, ink, 0.5]),
  });
};

export function paintScene(plan: ScenePlan, ratio: Ratio, dice: Dice, id: string): Picture {
  const canvas = canvasOf(ratio);
  sky(canvas, plan.world.sky, 0.1);
  for (const motif of plan.motifs) motif(canvas, dice, plan.world);
  vignette(canvas, dice, plan.world);
  return canvas.picture(id);
}
