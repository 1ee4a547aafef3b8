import { type Path, takes } from "./path.ts";
import type { Gradient, Node, Paint, Picture } from "./picture.ts";

/** One digit behind the point is finer than a screen; no exponent, no locale, no -0. */
const num = (x: number): string => String(Math.round(x * 10) / 10 + 0);
const fine = (x: number): string => String(Math.round(x * 1000) / 1000 + 0);

function pathText({ commands, numbers }: Path): string {
  let text = "";
  let at = 0;
  for (const command of commands) {
    const count = takes(command);
    text += command;
    for (let k = 0; k < count; k++) {
      const shown = num(numbers[at + k] ?? 0);
      text += k === 0 || shown.startsWith("-") ? shown : ` ${shown}`;
    }
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

function nodeText(node: Node, id: string, clips: string[]): string {
  const opacity = node.alpha !== undefined && node.alpha < 1 ? ` opacity="${fine(node.alpha)}"` : "";
  if (node.kind === "group") {
    const inner = node.nodes.map((child) => nodeText(child, id, clips)).join("");
    if (!node.clip) return `<g${opacity}>${inner}</g>`;
    const clip = `${id}c${clips.length}`;
    clips.push(`<clipPath id="${clip}"><path d="${pathText(node.clip)}"/></clipPath>`);
    return `<g clip-path="url(#${clip})"${opacity}>${inner}</g>`;
  }
  const paint = (ink: Paint) => (typeof ink === "number" ? `url(#${id}g${ink})` : ink);
  const fill = node.fill === undefined ? ` fill="none"` : ` fill="${paint(node.fill)}"`;
  const stroke =
    node.stroke === undefined
      ? ""
      : ` stroke="${paint(node.stroke)}" stroke-width="${fine(node.width ?? 1)}"`;
  return `<path d="${pathText(node.path)}"${fill}${stroke}${opacity}/>`;
}

/** The picture as SVG. The same picture gives the same text in every engine (`creations §4`, images). */
export function toSvg(picture: Picture): string {
  const { width, height, id, gradients, nodes, crisp } = picture;
  const clips: string[] = [];
  const body = nodes.map((node) => nodeText(node, id, clips)).join("");
  const defs = gradients.map((gradient, at) => gradientText(gradient, `${id}g${at}`)).join("");
  const edges = crisp ? ` shape-rendering="crispEdges"` : ` stroke-linecap="round" stroke-linejoin="round"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${edges}>` +
    `<defs>${defs}${clips.join("")}</defs>${body}</svg>`
  );
}
