import { encode } from "uqr";

export interface QrCodeProps {
  text: string;
  /** What the code is for; its accessible name. */
  label: string;
}

/** Drawn by QrCode: one path, modules joined per row. Always dark on white, because scanners need that. */
export function QrCodeView({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full rounded-m bg-qr-paper"
    >
      <path d={path} className="fill-art-ink" />
    </svg>
  );
}
