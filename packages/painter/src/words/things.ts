import { lighthouse as lighthouseAt } from "../motif/lighthouse.ts";
import { tree as treeAt } from "../motif/plants.ts";
import { jellyfish } from "../motif/undersea.ts";
import type { Motif } from "../motif/world.ts";
import { machine } from "../subject/machine.ts";
import { parasol } from "../subject/umbrella.ts";
import { cat, cranes, deer, fire, whale } from "../thing/animals.ts";
import { castle, gate, house, pagoda, windmill } from "../thing/buildings.ts";
import { flower, island } from "../thing/lanterns.ts";
import type { Thing } from "../thing/thing.ts";
import { balloons, boat, road, rocket, train } from "../thing/travel.ts";
import type { Entry } from "./match.ts";

/** A thing and how it likes to be placed: its size, how far above the ground, and the ground it brings along. */
export interface Stood {
  readonly thing: Thing;
  readonly size: number;
  readonly lift: number;
  readonly place: string;
  /** Before everything, at the lower edge. */
  readonly front: boolean;
}

const stood = (key: string, words: string, thing: Thing, rest: Partial<Stood> = {}): Entry<Stood> => ({
  key,
  words,
  means: { thing, size: 1, lift: 0, place: "mountain", front: false, ...rest },
});

const alone =
  (motif: Motif): Thing =>
  () =>
    motif;
const lighthouse: Thing = (x, y, size) => lighthouseAt(x, y, size);

export const THINGS: readonly Entry<Stood>[] = [
  stood("lighthouse", "灯塔|lighthouse|beacon", lighthouse, { size: 0.85, place: "sea" }),
  stood("train", "火车|列车|电车|地铁列车|绿皮车|train|railway train|tram", train, {
    size: 1.05,
    lift: 0.06,
  }),
  stood("cat", "猫|小猫|黑猫|猫咪|喵|cat|kitten|kitty", cat, { size: 1.5, place: "town", front: true }),
  stood("whale", "鲸|鲸鱼|蓝鲸|大鱼|whale", whale, { size: 0.95, lift: 0.22, place: "clouds" }),
  stood("deer", "鹿|小鹿|麋鹿|雄鹿|deer|stag|elk|reindeer", deer, {
    size: 1.4,
    place: "forest",
    front: true,
  }),
  stood("cranes", "鹤|仙鹤|白鹤|鸟|飞鸟|crane|bird", cranes, { size: 1, lift: 0 }),
  stood("jellyfish", "水母|jellyfish|medusa", alone(jellyfish), { place: "undersea" }),
  stood("boat", "船|帆船|小舟|渔船|帆|孤舟|boat|ship|sail|sailboat|sailing", boat, {
    size: 0.85,
    lift: -0.03,
    place: "sea",
  }),
  stood("rocket", "火箭|飞船|宇航|航天|rocket|spaceship|spacecraft|astronaut", rocket, {
    size: 1,
    lift: 0.2,
  }),
  stood("balloons", "热气球|气球|hot air balloon|balloon", balloons, { size: 1, lift: 0.1 }),
  stood("castle", "城堡|宫殿|王国|castle|palace|kingdom", castle, { size: 1.2, lift: 0.02 }),
  stood("pagoda", "塔|宝塔|寺|寺庙|古塔|楼阁|pagoda|temple|tower", pagoda, { size: 1.1, lift: 0.02 }),
  stood("gate", "鸟居|神社|山门|牌坊|torii|shrine|gate", gate, { size: 1.1, lift: -0.04, place: "lake" }),
  stood("windmill", "风车|磨坊|windmill|mill", windmill, { size: 1.1, lift: 0, place: "field" }),
  stood("house", "小屋|房子|木屋|家|小木屋|house|cabin|cottage|hut|home", house, {
    size: 1.1,
    lift: -0.04,
    place: "field",
  }),
  stood("island", "浮岛|岛|空岛|floating island|island", island, { size: 1.1, lift: 0.18, place: "clouds" }),
  stood("tree", "树|大树|古树|老树|tree|oak|willow", (x, y, size) => treeAt(x, y, size), {
    size: 1,
    place: "field",
    front: true,
  }),
  stood("flower", "花|玫瑰|莲花|荷花|花朵|向日葵|flower|rose|lotus|tulip|sunflower", flower, {
    size: 1.3,
    place: "field",
    front: true,
  }),
  stood("fire", "篝火|营火|火堆|露营|campfire|bonfire|camping|camp", fire, {
    size: 0.9,
    place: "forest",
    front: true,
  }),
  stood("road", "路|小路|公路|旅途|远方|road|path|journey|highway", road, { size: 1, lift: 0.1 }),
  stood("umbrella", "伞|雨伞|umbrella|parasol", alone(parasol), { place: "city" }),
  stood("machine", "售货机|贩卖机|便利店|vending machine|convenience store", alone(machine), {
    place: "field",
  }),
];
