import { useEffect, useRef } from "react";
import { cx } from "./cx.ts";
import { tesseractLines } from "./tesseract-shape.ts";

interface TesseractProps {
  /** Edge length in px. */
  size?: number;
  /** 0 … 1 while pulled: the pose follows the finger instead of the clock. */
  pose?: number;
  className?: string;
}

function draw(canvas: HTMLCanvasElement, time: number): void {
  const context = canvas.getContext("2d");
  if (context === null) return;
  const { width } = canvas;
  const scale = width / 3.5;
  const stroke = Math.max(1, Math.sqrt(width) / 9);
  context.clearRect(0, 0, width, width);
  context.strokeStyle = getComputedStyle(canvas).color;
  context.lineCap = "round";
  for (const { x1, y1, x2, y2, near } of tesseractLines(time)) {
    context.globalAlpha = 0.25 + near * 0.75;
    context.lineWidth = stroke * (0.8 + near * 0.6);
    context.beginPath();
    context.moveTo(width / 2 + x1 * scale, width / 2 + y1 * scale);
    context.lineTo(width / 2 + x2 * scale, width / 2 + y2 * scale);
    context.stroke();
  }
}

/** Draws frames only while the canvas is on screen and the tab is shown. */
function animate(canvas: HTMLCanvasElement): () => void {
  let frame = 0;
  let visible = false;
  const step = (now: number) => {
    draw(canvas, now / 1000);
    frame = requestAnimationFrame(step);
  };
  const settle = () => {
    cancelAnimationFrame(frame);
    if (visible && !document.hidden) frame = requestAnimationFrame(step);
  };
  const watcher = new IntersectionObserver(([entry]) => {
    visible = entry?.isIntersecting ?? false;
    settle();
  });
  watcher.observe(canvas);
  document.addEventListener("visibilitychange", settle);
  return () => {
    cancelAnimationFrame(frame);
    watcher.disconnect();
    document.removeEventListener("visibilitychange", settle);
  };
}

/** The turning mark, for loading, empty lists and pulling. Does not move under reduced motion. Decorative. */
export function Tesseract({ size = 72, pose, className }: TesseractProps) {
  const box = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = box.current;
    if (canvas === null) return;
    canvas.width = size * Math.min(3, devicePixelRatio);
    canvas.height = canvas.width;
    draw(canvas, (pose ?? 0) * 2);
    if (pose !== undefined || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    return animate(canvas);
  }, [size, pose]);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a bare canvas takes no focus
    <canvas
      ref={box}
      aria-hidden="true"
      className={cx("shrink-0 text-capsule", className)}
      style={{ width: size, height: size }}
    />
  );
}
