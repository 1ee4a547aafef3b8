import { encode } from "uqr";
import { drawnFile, newPen } from "../platform/media/canvas.ts";

export interface QrPicture {
  name: string;
  note: string;
  hint: string;
  link: string;
  /** The address of the avatar; without one, the letter is drawn on this colour of the palette. */
  src: string;
  letter: string;
  colour: number;
  square: boolean;
}
const WIDTH = 720;
const HEIGHT = 1040;

function load(src: string): Promise<HTMLImageElement | null> {
  if (src === "") return Promise.resolve(null);
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = src;
  });
}

function drawFace(pen: CanvasRenderingContext2D, picture: QrPicture, image: HTMLImageElement | null): void {
  const edge = 148;
  const left = (WIDTH - edge) / 2;
  pen.save();
  pen.beginPath();
  pen.roundRect(left, 72, edge, edge, picture.square ? edge * 0.3 : edge / 2);
  pen.clip();
  pen.fillStyle = token(`--av-${picture.colour}`);
  pen.fillRect(left, 72, edge, edge);
  if (image === null) {
    pen.fillStyle = token("--on-bar");
    pen.font = `600 64px ${token("--font")}`;
    pen.fillText(picture.letter, WIDTH / 2, 72 + edge / 2);
  } else pen.drawImage(image, left, 72, edge, edge);
  pen.restore();
}

function drawCode(pen: CanvasRenderingContext2D, link: string): void {
  const { data, size } = encode(link, { ecc: "M", border: 2 });
  const edge = 480;
  const left = (WIDTH - edge) / 2;
  pen.fillStyle = token("--qr-paper");
  pen.beginPath();
  pen.roundRect(left, 370, edge, edge, 28);
  pen.fill();
  pen.strokeStyle = token("--capsule");
  pen.lineWidth = 6;
  pen.beginPath();
  pen.roundRect(left - 18, 352, edge + 36, edge + 36, 44);
  pen.stroke();
  pen.fillStyle = token("--qr-ink");
  const step = edge / size;
  for (const [y, row] of data.entries()) {
    for (const [x, dark] of row.entries()) {
      if (dark) pen.fillRect(left + x * step, 370 + y * step, step + 0.4, step + 0.4);
    }
  }
}

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** A QR card as a PNG in the present theme, for saving and sharing. */
export async function qrPicture(picture: QrPicture): Promise<File | null> {
  const pen = newPen(WIDTH, HEIGHT);
  if (pen === null) return null;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillStyle = token("--ink-2");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawFace(pen, picture, await load(picture.src));
  pen.fillStyle = token("--text-1");
  pen.font = `700 44px ${token("--font")}`;
  pen.fillText(picture.name, WIDTH / 2, 268, WIDTH - 96);
  pen.fillStyle = token("--text-2");
  pen.font = `400 28px ${token("--font")}`;
  pen.fillText(picture.note, WIDTH / 2, 316, WIDTH - 96);
  drawCode(pen, picture.link);
  pen.fillStyle = token("--text-2");
  pen.fillText(picture.hint, WIDTH / 2, 950, WIDTH - 96);
  const blob = await drawnFile(pen, "image/png");
  return blob === null ? null : new File([blob], `${picture.name}.png`, { type: "image/png" });
}
