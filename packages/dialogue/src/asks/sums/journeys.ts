import { written } from "../numbers.ts";
import type { Problem, Solved } from "./problem.ts";
import type { Quantity } from "./quantities.ts";

const TOWARDS =
  /相向|相对(?:开|而行)|迎面|面对面|toward|approach|opposite directions|相遇|碰上|碰头|碰面|meet/u;
const CHASES = /追上|追到|catch up|overtake/u;

const isSpeed = ({ unit, value }: Quantity): boolean =>
  value > 2 && (unit === null || unit.dimension === "length" || unit.dimension.startsWith("count:"));

/** Two that go towards each other, or one after the other. */
export function solveMeeting(problem: Problem): Solved | null {
  const { text, quantities, isChinese } = problem;
  const isTowards = TOWARDS.test(text);
  if (!isTowards && !CHASES.test(text)) return null;
  if (!/几|多久|多少|多长时间|how long|when|how many/u.test(text)) return null;
  const moving = quantities.filter(isSpeed);
  const gap =
    moving.find(({ at }) =>
      /(?:相距|距离|相隔|隔|间隔|全程|两地|apart|distance(?: of)?|落后|前面|领先|between)[^\d,]{0,6}$/u.test(
        text.slice(0, at),
      ),
    ) ?? moving.find(({ end }) => /^\s*(?:apart|away|外|远)/u.test(text.slice(end)));
  const speeds = moving.filter((one) => one !== gap);
  const [a, b] = speeds;
  if (gap === undefined || a === undefined || b === undefined || speeds.length !== 2) return null;
  const closing = isTowards && !CHASES.test(text) ? a.value + b.value : Math.abs(a.value - b.value);
  if (closing === 0) return null;
  const sign = isTowards && !CHASES.test(text) ? "+" : "-";
  const hours = gap.value / closing;
  const isMinutes = /每分钟|\/分|per minute|a minute/u.test(text);
  const [minutes, hoursName] = isChinese ? ["分钟", "小时"] : [" minutes", " hours"];
  const name = isMinutes ? minutes : hoursName;
  const [high, low] =
    sign === "-" ? [Math.max(a.value, b.value), Math.min(a.value, b.value)] : [a.value, b.value];
  return {
    sum: `${written(gap.value)} ÷ (${written(high)} ${sign} ${written(low)})`,
    result: `${written(hours, 2)}${name}`,
  };
}

const SPEED_BEFORE = /(?:时速|速度|每小时|一小时|1小时|每个?钟头|speed(?: of)?|at)[^\d,]{0,6}$/u;
const SPEED_AFTER =
  /^\s*(?:公里|千米|km|kilometers?|miles?|mi)?\s*(?:\/\s*h|\/小时|每小时|1小时|mph|kmh|kph|an hour|per hour)|^\s*(?:mph|kmh|kph)|^\s*迈/u;

/** A distance at a speed, or a time at a speed. */
export function solveTrip(problem: Problem): Solved | null {
  const { text, quantities, isChinese } = problem;
  if (/一来一回|往返|round trip|相|追|平均/u.test(text)) return null;
  const speed = quantities.find(
    ({ at, end, unit }) =>
      (unit === null || unit.dimension === "length" || /mph|迈|km/u.test(unit.name)) &&
      (SPEED_BEFORE.test(text.slice(0, at)) ||
        SPEED_AFTER.test(text.slice(at).replace(/^\d+(?:\.\d+)?/u, "")) ||
        /^(?:mph)/u.test(text.slice(end))),
  );
  if (speed === undefined) return null;
  const others = quantities.filter(
    (one) => one !== speed && !(one.value === 1 && one.unit?.dimension === "time"),
  );
  const [other] = others;
  if (other?.unit == null || others.length !== 1 || speed.value <= 0) return null;
  if (
    other.unit.dimension === "length" &&
    /多久|几个?小时|多长时间|几分钟|how long|how many hours/u.test(text)
  ) {
    const scale = speed.unit === null ? 1 : other.unit.size / speed.unit.size;
    const hours = (other.value * scale) / speed.value;
    return {
      sum: `${written(other.value * scale)} ÷ ${written(speed.value)}`,
      result: inTime(hours, isChinese, /几分钟|how many minutes/u.test(text)),
    };
  }
  if (
    other.unit.dimension === "time" &&
    /多远|几公里|多少公里|多少路|how far|how many (?:miles|km)|distance/u.test(text)
  ) {
    const hours = (other.value * other.unit.size) / 3600;
    const name = speed.unit?.dimension === "length" ? speed.unit.name : distanceName(text, isChinese);
    return {
      sum: `${written(speed.value)} × ${written(hours)}`,
      result: `${written(speed.value * hours, 2)}${/[a-z]/u.test(name) ? " " : ""}${name}`,
    };
  }
  return null;
}

function distanceName(text: string, isChinese: boolean): string {
  if (/mph|mile/u.test(text)) return "miles";
  return isChinese ? "公里" : "km";
}

/** Hours in words: under one in minutes. */
function inTime(hours: number, isChinese: boolean, wantsMinutes: boolean): string {
  if (hours < 1 || wantsMinutes) return `${written(hours * 60, 1)}${isChinese ? "分钟" : " minutes"}`;
  return `${written(hours, 2)}${isChinese ? "小时" : " hours"}`;
}
