import { written } from "../numbers.ts";
import { joinedBy, type Problem, type Solved } from "./problem.ts";
import type { Quantity } from "./quantities.ts";

const AREA =
  /面积|(?:房间?|屋|地|院子|桌|田|厅).{0,14}多大|平方米|多少平|几平|几个平|占地|铺|地毯|刷墙|\barea\b|how big|square (?:feet|foot|met|f)|sq|carpet|how much (?:paint|floor|grass|turf)/u;
const PERIMETER =
  /周长|[一1]圈|围|篱笆|栅栏|perimeter|circumference|fence|all (?:four|4) sides|around|border|edging/u;
const VOLUME =
  /体积|容积|能装|装(?:多少|几)|装得下|多少升|几升|多少立方|几立方|方(?:水|土|沙|混凝土)|几方|\bvolume\b|how many (?:liters|litres|cubic)|cubic|capacity|how much water|hold/u;
const TRIANGLE = /△|triang/u;
const CIRCLE = /圆(?!珠)|半径|直径|circle|circular|round|radius|diameter|pizza/u;
const CUBE = /正方体|立方体|cube\b/u;
const SQUARE =
  /正方形?|square (?:room|garden|field|yard|plot|with)|边长|a square\b|\d\s*(?:m|cm|ft|foot|feet|meter|metre)? square\b/u;
const TRAPEZOID = /梯形|trapez/u;
const CYLINDER = /圆柱|cylind/u;
const SPHERE = /球|sphere/u;

interface Sizes {
  readonly values: readonly number[];
  /** In metres; null where no length was named. */
  readonly size: number | null;
  readonly name: string;
}

/** Lengths in one unit, that of the last that was named; 60×30×40厘米 names one for all. */
function sizesOf({ quantities }: Problem): Sizes | null {
  const lengths = quantities.filter(({ unit }) => unit === null || unit.dimension === "length");
  if (lengths.length === 0) return null;
  const named = lengths.findLast(({ unit }) => unit !== null)?.unit ?? null;
  const values = lengths.map(({ value, unit }) =>
    unit === null || named === null ? value : (value * unit.size) / named.size,
  );
  return { values, size: named?.size ?? null, name: named?.name ?? "" };
}

const ZH_AREA: Readonly<Record<string, string>> = {
  米: "平方米",
  厘米: "平方厘米",
  公分: "平方厘米",
  毫米: "平方毫米",
  公里: "平方公里",
  千米: "平方公里",
  英尺: "平方英尺",
};
const ZH_VOLUME: Readonly<Record<string, string>> = {
  米: "立方米",
  厘米: "立方厘米",
  公分: "立方厘米",
  毫米: "立方毫米",
};

const areaName = (name: string, isChinese: boolean): string => {
  if (name === "") return "";
  const chinese = ZH_AREA[name];
  if (chinese !== undefined) return chinese;
  if (isChinese && /^m(?:et|$)/u.test(name)) return "平方米";
  return ` ${shortName(name)}²`;
};
const shortName = (name: string): string => {
  if (name.startsWith("met")) return "m";
  if (/^f(?:oo|ee)?t/u.test(name)) return "ft";
  return name.startsWith("inch") ? "in" : name;
};

const withoutPi = (quantities: readonly Quantity[]): number =>
  quantities.some(({ value }) => value === 3.14) ? 3.14 : Math.PI;

function piOf({ text, quantities }: Problem): number {
  return /(?:pi|π|圆周率)[^\d]{0,4}3\.14(?!\d)/u.test(text) ? 3.14 : withoutPi(quantities);
}

type Shape = readonly [sum: string, value: number];

function flatArea(problem: Problem, values: readonly number[]): Shape | null {
  const { text } = problem;
  const [a, b, c] = values;
  if (a === undefined) return null;
  if (CIRCLE.test(text) && values.length === 1) {
    const pi = piOf(problem);
    const radius = /直径|diameter|寸|inch|across/u.test(text) ? a / 2 : a;
    return [`${pi === 3.14 ? "3.14" : "π"} × ${written(radius)}²`, pi * radius * radius];
  }
  if (SQUARE.test(text) && values.length === 1) return [`${written(a)} × ${written(a)}`, a * a];
  if (b === undefined) return null;
  if (TRIANGLE.test(text))
    return values.length === 2 ? [`${written(a)} × ${written(b)} ÷ 2`, (a * b) / 2] : null;
  if (TRAPEZOID.test(text))
    return c === undefined || values.length > 3
      ? null
      : [`(${written(a)} + ${written(b)}) × ${written(c)} ÷ 2`, ((a + b) * c) / 2];
  if (values.length !== 2 || CIRCLE.test(text)) return null;
  return [`${written(a)} × ${written(b)}`, a * b];
}

function edge(problem: Problem, values: readonly number[]): Shape | null {
  const { text } = problem;
  const [a, b] = values;
  if (a === undefined) return null;
  if (CIRCLE.test(text) && values.length === 1) {
    const pi = piOf(problem);
    const isDiameter = /直径|diameter|across/u.test(text);
    return [
      `${isDiameter ? "" : "2 × "}${pi === 3.14 ? "3.14" : "π"} × ${written(a)}`,
      (isDiameter ? 1 : 2) * pi * a,
    ];
  }
  if (TRIANGLE.test(text)) {
    if (/等边|equilateral/u.test(text) && values.length === 1) return [`${written(a)} × 3`, a * 3];
    return values.length === 3 ? [joinedBy(values, "+"), values.reduce((sum, one) => sum + one, 0)] : null;
  }
  if (values.length === 1 && SQUARE.test(text)) return [`${written(a)} × 4`, a * 4];
  return b === undefined || values.length !== 2 ? null : [`2 × (${written(a)} + ${written(b)})`, 2 * (a + b)];
}

function bulk(problem: Problem, values: readonly number[]): Shape | null {
  const { text } = problem;
  const [a, b, c] = values;
  if (a === undefined) return null;
  if (CUBE.test(text) && values.length === 1) return [`${written(a)}³`, a ** 3];
  if (SPHERE.test(text) && values.length === 1) {
    const radius = /直径|diameter/u.test(text) ? a / 2 : a;
    return [`4/3 × π × ${written(radius)}³`, (4 / 3) * piOf(problem) * radius ** 3];
  }
  if ((CYLINDER.test(text) || CIRCLE.test(text)) && b !== undefined && values.length === 2) {
    const isDiameter = /直径|diameter/u.test(text);
    const isHeightFirst = /^[^\d]*(?:高|深|height|tall|deep)/u.test(text);
    const [across, high] = isHeightFirst ? [b, a] : [a, b];
    const radius = isDiameter ? across / 2 : across;
    return [`π × ${written(radius)}² × ${written(high)}`, piOf(problem) * radius ** 2 * high];
  }
  if (b === undefined || c === undefined || values.length !== 3) return null;
  return [joinedBy(values, "×"), a * b * c];
}

/** The volume in litres, or in the cube of its unit. */
function volumeSaid(problem: Problem, sizes: Sizes, [sum, value]: Shape): Solved {
  const { text, isChinese } = problem;
  if (/升|lit(?:er|re)s?/u.test(text) && sizes.size !== null && !/毫升/u.test(text)) {
    const litres = value * sizes.size ** 3 * 1000;
    const factor = sizes.size === 0.01 ? " ÷ 1000" : "";
    return { sum: `${sum}${factor}`, result: `${written(litres, 2)}${isChinese ? "升" : " litres"}` };
  }
  const chinese = ZH_VOLUME[sizes.name];
  const unit = chinese ?? (sizes.name === "" ? "" : ` ${shortName(sizes.name)}³`);
  return { sum, result: `${written(value, 2)}${unit}` };
}

/** Area, edge or volume of a plain shape with its lengths in the line. */
export function solveShape(problem: Problem): Solved | null {
  const { text, isChinese } = problem;
  const sizes = sizesOf(problem);
  if (sizes === null || sizes.values.length > 4 || sizes.values.some((one) => one <= 0)) return null;
  if (/每|per |一平|1平|钱|cost|\$/u.test(text)) return null;
  const values = sizes.values.filter((one) => !(one === 3.14 && /π|pi|圆周率/u.test(text)));
  if (VOLUME.test(text)) {
    const shape = bulk(problem, values);
    return shape === null ? null : volumeSaid(problem, sizes, shape);
  }
  if (PERIMETER.test(text)) {
    const shape = edge(problem, values);
    if (shape === null) return null;
    const name = isChinese || sizes.name === "" ? sizes.name : ` ${shortName(sizes.name)}`;
    return { sum: shape[0], result: `${written(shape[1], 2)}${name}` };
  }
  if (!AREA.test(text)) return null;
  const shape = flatArea(problem, values);
  if (shape === null) return null;
  const isSquareMetre =
    isChinese && sizes.name === "" && /平/u.test(text) ? "平方米" : areaName(sizes.name, isChinese);
  return { sum: shape[0], result: `${written(shape[1], 2)}${isSquareMetre}` };
}
