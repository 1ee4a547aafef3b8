import { arch } from "../motif/arch.ts";
import { platform } from "../motif/built.ts";
import { mirror, skyline } from "../motif/city.ts";
import { dunes } from "../motif/dunes.ts";
import { cloudSea } from "../motif/flow.ts";
import { drawers, shelves } from "../motif/indoors.ts";
import { ranges } from "../motif/land.ts";
import { peaks, woodedHills } from "../motif/peaks.ts";
import { bamboo, grass, pines } from "../motif/plants.ts";
import { sea } from "../motif/sea.ts";
import { shafts, shoal, weed } from "../motif/undersea.ts";
import type { Motif } from "../motif/world.ts";
import { roofs } from "../objects/buildings.ts";
import type { Entry } from "./match.ts";

/** A ground: what lies behind the thing in the middle, what in front of it, and where that thing stands. */
export interface Ground {
  readonly behind: readonly Motif[];
  readonly before: readonly Motif[];
  /** Where the foot of that thing is, as a share of the height. */
  readonly foot: number;
  /** Whether there is a sky to hang something in. */
  readonly open: boolean;
}

interface Rest {
  readonly behind?: readonly Motif[];
  readonly before?: readonly Motif[];
  readonly foot?: number;
  readonly open?: boolean;
}

const ground = (key: string, words: string, rest: Rest): Entry<Ground> => ({
  key,
  words,
  means: { behind: [], before: [], foot: 0.72, open: true, ...rest },
});

export const PLACES: readonly [Entry<Ground>, ...Entry<Ground>[]] = [
  ground("undersea", "深海|海底|水下|珊瑚|deep sea|underwater|undersea|coral|abyss", {
    behind: [shafts, ranges(0.72, 0.86, 2, 0.08), shoal],
    before: [weed],
    foot: 0.62,
    open: false,
  }),
  ground(
    "city",
    "城市|都市|街道|霓虹|大楼|摩天|赛博|上海|city|street|downtown|skyscraper|neon|cyberpunk|tokyo",
    { behind: [skyline(0.66, 0.44)], before: [mirror(0.66)], foot: 0.7 },
  ),
  ground("lake", "湖|湖面|倒影|水面|池塘|lake|reflection|pond|mirror", {
    behind: [ranges(0.44, 0.54, 3, 0.14), sea(0.58, 0.5, 0.8)],
    before: [grass(60, 0.13)],
    foot: 0.6,
  }),
  ground("sea", "海|大海|海边|海浪|海岸|海面|港|灯塔|sea|ocean|beach|coast|shore|harbor|harbour", {
    behind: [sea(0.58)],
    before: [ranges(0.93, 0.98, 2, 0.05, 0.75)],
    foot: 0.6,
  }),
  ground("bamboo", "竹|竹林|bamboo", {
    behind: [ranges(0.6, 0.74, 2, 0.06), bamboo],
    before: [grass(70, 0.12)],
    foot: 0.82,
  }),
  ground("forest", "森林|树林|丛林|松林|林间|山林|forest|wood|jungle|pine", {
    behind: [ranges(0.42, 0.48, 2, 0.1), pines(0.6, 0.8, 3)],
    before: [grass(80, 0.1)],
    foot: 0.84,
  }),
  ground("desert", "沙漠|沙丘|大漠|戈壁|desert|dune|sahara|sand", { behind: [dunes], foot: 0.7 }),
  ground("clouds", "云海|天空|空中|云端|天上|sky|sea of cloud|above the cloud|heaven", {
    behind: [cloudSea],
    before: [],
    foot: 0.56,
  }),
  ground("town", "古镇|小镇|屋顶|屋檐|村庄|村|老街|town|village|rooftop|roof", {
    behind: [ranges(0.5, 0.58, 2, 0.1)],
    before: [roofs(0.5, 0.8, 1)],
    foot: 0.72,
  }),
  ground("library", "图书馆|书店|书架|书房|library|bookshop|bookstore|bookshelf", {
    behind: [shelves],
    foot: 0.86,
    open: false,
  }),
  ground("pharmacy", "药铺|药房|中药|抽屉|apothecary|pharmacy|herbalist|drawer", {
    behind: [drawers],
    foot: 0.86,
    open: false,
  }),
  ground("station", "车站|站台|月台|地铁|铁轨|station|platform|subway|railway|rail", {
    behind: [platform],
    foot: 0.84,
  }),
  ground("bridge", "桥|石桥|桥洞|bridge|arch", { behind: [arch], foot: 0.66 }),
  ground("field", "草原|田野|麦田|草地|花田|原野|稻田|field|meadow|prairie|grassland|wheat", {
    behind: [ranges(0.56, 0.66, 3, 0.05)],
    before: [grass(220, 0.24)],
    foot: 0.78,
  }),
  ground("mountain", "山|雪山|群山|山峰|山谷|山脉|峡谷|mountain|peak|valley|ridge|alp|hill", {
    behind: [peaks],
    before: [woodedHills],
    foot: 0.7,
  }),
];
