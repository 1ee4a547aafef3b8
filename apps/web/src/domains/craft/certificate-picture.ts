import { t } from "../../platform/i18n/i18n.ts";
import { drawnFile, newPen } from "../../platform/media/canvas.ts";
import { momentText } from "../../platform/time-text.ts";
import type { Proof } from "./element-details.store.ts";
import { elementName } from "./thing.ts";

const WIDTH = 900;
const HEIGHT = 1200;
const EDGE = 84;

const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name);

function ground(pen: CanvasRenderingContext2D): void {
  const paint = pen.createLinearGradient(0, 0, WIDTH * 0.6, HEIGHT);
  paint.addColorStop(0, token("--wallet-a"));
  paint.addColorStop(0.75, token("--wallet-b"));
  paint.addColorStop(1, token("--wallet-c"));
  pen.fillStyle = paint;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = token("--wallet-mint");
  pen.globalAlpha = 0.5;
  pen.lineWidth = 2;
  pen.strokeRect(EDGE / 2, EDGE / 2, WIDTH - EDGE, HEIGHT - EDGE);
  pen.globalAlpha = 1;
}

/** Sets the font, in smaller letters if the text does not fit. */
function fitted(pen: CanvasRenderingContext2D, text: string, weight: number, size: number): void {
  const font = token("--font");
  let letters = size;
  do {
    pen.font = `${weight} ${letters}px ${font}`;
    letters -= 4;
  } while (pen.measureText(text).width > WIDTH - 2 * EDGE && letters > 20);
}

function write(pen: CanvasRenderingContext2D, { certificate, discovery }: Proof, way: string): void {
  const { element, by, number, time } = discovery;
  const middle = WIDTH / 2;
  pen.fillStyle = token("--on-art");
  pen.textAlign = "center";
  const line = (text: string, y: number, size: number, weight = 400, alpha = 1) => {
    pen.globalAlpha = alpha;
    fitted(pen, text, weight, size);
    pen.fillText(text, middle, y);
  };
  line(t("craft.certificate"), 170, 38, 600, 0.8);
  line(`No. ${number}`, 226, 32, 400, 0.7);
  line(element.emoji, 500, 220);
  line(elementName(element), 640, 92, 700);
  line(way, 724, 34, 400, 0.8);
  line(t("craft.firstBy"), 850, 32, 400, 0.7);
  line(by.nickName, 912, 52, 600);
  line(momentText(time), 972, 30, 400, 0.7);
  line(`Ed25519 · ${certificate.signature.slice(0, 28)}…`, 1070, 24, 400, 0.6);
  line(t("common.appName"), 1112, 26, 600, 0.7);
}

/** A certificate as a picture of 900 × 1200 px; null if the browser cannot. `way`: the last step to the element. */
export async function certificatePicture(proof: Proof, way: string): Promise<File | null> {
  const pen = newPen(WIDTH, HEIGHT);
  if (pen === null) return null;
  ground(pen);
  write(pen, proof, way);
  const blob = await drawnFile(pen, "image/png");
  if (blob === null) return null;
  return new File([blob], `certificate-${proof.discovery.number}.png`, { type: "image/png" });
}
