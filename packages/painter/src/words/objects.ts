import { lighthouse as lighthouseAt } from "../motif/lighthouse.ts";
import { tree as treeAt } from "../motif/plants.ts";
import { jellyfish } from "../motif/undersea.ts";
import type { Motif } from "../motif/world.ts";
import { cat, cranes, deer, fire, whale } from "../objects/animals.ts";
import { castle, gate, house, pagoda, windmill } from "../objects/buildings.ts";
import { flower, island } from "../objects/lanterns.ts";
import type { SceneObject } from "../objects/scene-object.ts";
import { balloons, boat, road, rocket, train } from "../objects/travel.ts";
import { machine } from "../subject/machine.ts";
import { parasol } from "../subject/umbrella.ts";
import type { Entry } from "./match.ts";

/** A thing and how it is placed: its size, how far above the ground, and the ground it brings along. */
export interface PlacedObject {
  readonly object: SceneObject;
  readonly size: number;
  readonly lift: number;
  readonly place: string;
  /** In front of everything, at the lower edge. */
  readonly front: boolean;
}

const placedObject = (
  key: string,
  words: string,
  object: SceneObject,
  rest: Partial<PlacedObject> = {},
): Entry<PlacedObject> => ({
  key,
  words,
  means: { object, size: 1, lift: 0, place: "mountain", front: false, ...rest },
});

const alone =
  (motif: Motif): SceneObject =>
  () =>
    motif;
const lighthouse: SceneObject = (x, y, size) => lighthouseAt(x, y, size);

export const OBJECTS: readonly Entry<PlacedObject>[] = [
  placedObject("lighthouse", "灯塔|lighthouse|beacon", lighthouse, { size: 0.85, place: "sea" }),
  placedObject("train", "火车|列车|电车|地铁列车|绿皮车|train|railway train|tram", train, {
    size: 1.05,
    lift: 0.06,
  }),
  placedObject("cat", "猫|小猫|黑猫|猫咪|喵|cat|kitten|kitty", cat, {
    size: 1.5,
    place: "town",
    front: true,
  }),
  placedObject("whale", "鲸|鲸鱼|蓝鲸|大鱼|whale", whale, { size: 0.95, lift: 0.22, place: "clouds" }),
  placedObject("deer", "鹿|小鹿|麋鹿|雄鹿|deer|stag|elk|reindeer", deer, {
    size: 1.4,
    place: "forest",
    front: true,
  }),
  placedObject("cranes", "鹤|仙鹤|白鹤|鸟|飞鸟|crane|bird", cranes, { size: 1, lift: 0 }),
  placedObject("jellyfish", "水母|jellyfish|medusa", alone(jellyfish), { place: "undersea" }),
  placedObject("boat", "船|帆船|小舟|渔船|帆|孤舟|boat|ship|sail|sailboat|sailing", boat, {
    size: 0.85,
    lift: -0.03,
    place: "sea",
  }),
  placedObject("rocket", "火箭|飞船|宇航|航天|rocket|spaceship|spacecraft|astronaut", rocket, {
    size: 1,
    lift: 0.2,
  }),
  placedObject("balloons", "热气球|气球|hot air balloon|balloon", balloons, { size: 1, lift: 0.1 }),
  placedObject("castle", "城堡|宫殿|王国|castle|palace|kingdom", castle, { size: 1.2, lift: 0.02 }),
  placedObject("pagoda", "塔|宝塔|寺|寺庙|古塔|楼阁|pagoda|temple|tower", pagoda, { size: 1.1, lift: 0.02 }),
  placedObject("gate", "鸟居|神社|山门|牌坊|torii|shrine|gate", gate, {
    size: 1.1,
    lift: -0.04,
    place: "lake",
  }),
  placedObject("windmill", "风车|磨坊|windmill|mill", windmill, { size: 1.1, lift: 0, place: "field" }),
  placedObject("house", "小屋|房子|木屋|家|小木屋|house|cabin|cottage|hut|home", house, {
    size: 1.1,
    lift: -0.04,
    place: "field",
  }),
  placedObject("island", "浮岛|岛|空岛|floating island|island", island, {
    size: 1.1,
    lift: 0.18,
    place: "clouds",
  }),
  placedObject("tree", "树|大树|古树|老树|tree|oak|willow", (x, y, size) => treeAt(x, y, size), {
    size: 1,
    place: "field",
    front: true,
  }),
  placedObject("flower", "花|玫瑰|莲花|荷花|花朵|向日葵|flower|rose|lotus|tulip|sunflower", flower, {
    size: 1.3,
    place: "field",
    front: true,
  }),
  placedObject("fire", "篝火|营火|火堆|露营|campfire|bonfire|camping|camp", fire, {
    size: 0.9,
    place: "forest",
    front: true,
  }),
  placedObject("road", "路|小路|公路|旅途|远方|road|path|journey|highway", road, { size: 1, lift: 0.1 }),
  placedObject("umbrella", "伞|雨伞|umbrella|parasol", alone(parasol), { place: "city" }),
  placedObject("machine", "售货机|贩卖机|便利店|vending machine|convenience store", alone(machine), {
    place: "field",
  }),
];
