import { drawnFile, newPen } from "../../platform/media/canvas.ts";
import { momentText } from "../../platform/time-text.ts";
import { sceneOf } from "../../ui/scene-shape.ts";
import { wrapLines } from "./wrap-lines.ts";

export interface PostcardFacts {
  text: string;
  name: string;
  /** When it was learnt, epoch ms. */
  at: number;
  /** The label of AI-generated content (`CHAR-6`). */
  label: string;
  seed: number;
  /** The character's picture; without one a sky painted from its seed. */
  src: string;
}
const WIDTH = 900;
const HEIGHT = 1200;
const EDGE = 72;
const FONT = getComputedStyle(document.documentElement).getPropertyValue("--font");
const INK = getComputedStyle(document.documentElement).getPropertyValue("--art-ink");
const PAPER = getComputedStyle(document.documentElement).getPropertyValue("--on-art");
const LIGHT = getComputedStyle(document.documentElement).getPropertyValue("--bright");

function loadImage(src: string): Promise<HTMLImageElement | null> {
  if (src === "") return Promise.resolve(null);
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = src;
  });
}

/** Draws like `object-fit: cover; object-position: top`. */
function drawCover(pen: CanvasRenderingContext2D, image: HTMLImageElement): void {
  const width = image.naturalWidth || WIDTH;
  const height = image.naturalHeight || HEIGHT;
  const scale = Math.max(WIDTH / width, HEIGHT / height);
  pen.drawImage(image, (WIDTH - width * scale) / 2, 0, width * scale, height * scale);
}

function paintSky(pen: CanvasRenderingContext2D, seed: number): void {
  const { sky, light } = sceneOf(seed);
  const paint = pen.createLinearGradient(0, 0, WIDTH * 0.4, HEIGHT);
  paint.addColorStop(0, `hsl(${sky} 55% 13%)`);
  paint.addColorStop(0.55, `hsl(${sky} 60% 30%)`);
  paint.addColorStop(1, `hsl(${light} 66% 52%)`);
  pen.fillStyle = paint;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}

function drawVeil(pen: CanvasRenderingContext2D): void {
  const fade = pen.createLinearGradient(0, HEIGHT * 0.35, 0, HEIGHT);
  fade.addColorStop(0, `${INK}00`);
  fade.addColorStop(0.55, `${INK}d9`);
  fade.addColorStop(1, INK);
  pen.fillStyle = fade;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}

function drawText(pen: CanvasRenderingContext2D, { text, name, at: time, label }: PostcardFacts): void {
  pen.textBaseline = "alphabetic";
  pen.fillStyle = PAPER;
  pen.font = `400 24px ${FONT}`;
  pen.globalAlpha = 0.7;
  pen.fillText(label, EDGE, HEIGHT - EDGE);
  pen.textAlign = "right";
  pen.fillText(momentText(time), WIDTH - EDGE, HEIGHT - EDGE);
  pen.textAlign = "left";
  pen.globalAlpha = 1;
  pen.font = `600 32px ${FONT}`;
  pen.fillText(`— ${name}`, EDGE, HEIGHT - EDGE - 64);
  pen.font = `600 44px ${FONT}`;
  const lines = wrapLines(text, (piece) => pen.measureText(piece).width, WIDTH - 2 * EDGE, 8);
  const bottom = HEIGHT - EDGE - 140;
  for (const [at, line] of lines.entries()) pen.fillText(line, EDGE, bottom - (lines.length - 1 - at) * 62);
  pen.fillStyle = LIGHT;
  pen.fillRect(EDGE, bottom - (lines.length - 1) * 62 - 82, 56, 6);
}

/** Draws a memory over its character's picture, 900 × 1200; null when the browser cannot. */
export async function postcardPicture(facts: PostcardFacts): Promise<File | null> {
  const pen = newPen(WIDTH, HEIGHT);
  if (pen === null) return null;
  const image = await loadImage(facts.src);
  if (image === null) paintSky(pen, facts.seed);
  else drawCover(pen, image);
  drawVeil(pen);
  drawText(pen, facts);
  const blob = await drawnFile(pen, "image/png");
  return blob === null ? null : new File([blob], `${facts.name}-${facts.at}.png`, { type: "image/png" });
}
