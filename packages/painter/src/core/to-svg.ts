import { type Path, takes } from "./path.ts";
import type { Edge, Gradient, Mark, Node, Paint, Picture } from "./picture.ts";

/** One decimal is finer than a screen; no exponent, no locale, no -0. */
const num = (x: number): string => String(Math.round(x * 10) / 10 + 0);
const fine = (x: number): string => String(Math.round(x * 1000) / 1000 + 0);

/** Horizontal and vertical lines need only one number: windows and squares are many. */
function lineText(from: readonly string[], x: string, y: string): string {
  if (y === from[1]) return `H${x}`;
  return x === from[0] ? `V${y}` : `L${x}${y.startsWith("-") ? "" : " "}${y}`;
}

function pathText({ commands, numbers }: Path): string {
  let text = "";
  let at = 0;
  let last: readonly string[] = [];
  for (const command of commands) {
    const count = takes(command);
    const shown = numbers.slice(at, at + count).map(num);
    const [x = "", y = ""] = shown;
    if (command === "L") text += lineText(last, x, y);
    else text += command + shown.map((one, k) => (k === 0 || one.startsWith("-") ? one : ` ${one}`)).join("");
    if (count > 0) last = shown.slice(-2);
    at += count;
  }
  return text;
}

function gradientText({ kind, x1, y1, x2, y2, r, stops }: Gradient, id: string): string {
  const inner = stops
    .map(({ at, color, alpha }) => {
      const opacity = alpha < 1 ? ` stop-opacity="${fine(alpha)}"` : "";
      return `<stop offset="${fine(at)}" stop-color="${color}"${opacity}/>`;
    })
    .join("");
  const where =
    kind === "linear"
      ? `x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"`
      : `cx="${num(x1)}" cy="${num(y1)}" r="${num(r)}"`;
  return `<${kind}Gradient id="${id}" gradientUnits="userSpaceOnUse" ${where}>${inner}</${kind}Gradient>`;
}

// A mark with one paint gets a more transparent paint: a layer of its own costs a rasteriser ten times as
// much.
function markText({ path, fill, stroke, width = 1, alpha = 1 }: Mark, id: string): string {
  const paint = (ink: Paint) => (typeof ink === "number" ? `url(#${id}g${ink})` : ink);
  const both = fill !== undefined && stroke !== undefined;
  const thin = (kind: string) => (alpha < 1 ? ` ${kind}opacity="${fine(alpha)}"` : "");
  const filled = fill === undefined ? "" : ` fill="${paint(fill)}"${both ? "" : thin("fill-")}`;
  const drawn =
    stroke === undefined
      ? ""
      : ` stroke="${paint(stroke)}" stroke-width="${fine(width)}"${both ? "" : thin("stroke-")}`;
  return `<path d="${pathText(path)}"${filled}${drawn}${both ? thin("") : ""}/>`;
}

function nodeText(node: Node, id: string, clips: string[]): string {
  if (node.kind === "mark") return markText(node, id);
  const opacity = node.alpha !== undefined && node.alpha < 1 ? ` opacity="${fine(node.alpha)}"` : "";
  const inner = node.nodes.map((child) => nodeText(child, id, clips)).join("");
  if (!node.clip) return `<g${opacity}>${inner}</g>`;
  const clip = `${id}c${clips.length}`;
  clips.push(`<clipPath id="${clip}"><path d="${pathText(node.clip)}"/></clipPath>`);
  return `<g clip-path="url(#${clip})"${opacity}>${inner}</g>`;
}

/** The gradients that are in use; a style may have replaced others. */
function usedBy(nodes: readonly Node[], used: Set<Paint>): ReadonlySet<Paint> {
  for (const node of nodes) {
    if (node.kind === "group") usedBy(node.nodes, used);
    else for (const paint of [node.fill, node.stroke]) if (paint !== undefined) used.add(paint);
  }
  return used;
}

const EDGES: Readonly<Record<Edge, string>> = {
  round: ` stroke-linecap="round" stroke-linejoin="round"`,
  flat: "",
  crisp: ` shape-rendering="crispEdges"`,
};

/** The picture as SVG. The same picture gives the same text in every engine (`images §4.3`). */
export function toSvg(picture: Picture): string {
  const { width, height, id, gradients, nodes, edge } = picture;
  const clips: string[] = [];
  const body = nodes.map((node) => nodeText(node, id, clips)).join("");
  const used = usedBy(nodes, new Set());
  const defs = gradients
    .map((gradient, at) => (used.has(at) ? gradientText(gradient, `${id}g${at}`) : ""))
    .join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none"${EDGES[edge]}>` +
    `<defs>${defs}${clips.join("")}</defs>${body}</svg>`
  );
}
