import { Avatar } from "./avatar.tsx";
import { QrCode } from "./qr-code.tsx";
import { SceneArt } from "./scene-art.tsx";
import { TesseractMark } from "./tesseract-mark.tsx";

interface QrCardProps {
  seed: number;
  name: string;
  note: string;
  /** The address of the avatar. */
  src: string;
  square?: boolean;
  link: string;
  /** What the code is for; its accessible name. */
  label: string;
  /** Shown below the code: what to do with it. */
  hint: string;
}

/** A card to scan: a painted sky, the avatar, the code in a green frame. */
export function QrCard({ seed, name, note, src, square, link, label, hint }: QrCardProps) {
  return (
    <div className="overflow-hidden rounded-l bg-ink-2 text-center">
      <div className="relative h-28">
        <SceneArt seed={seed} />
        <div className="absolute inset-0 bg-[linear-gradient(to_bottom,transparent_30%,var(--ink-2))]" />
      </div>
      <div className="relative -mt-13 px-6 pb-7">
        <Avatar name={name} src={src} size="hero" square={square} className="mx-auto" />
        <p className="mt-3 text-xl leading-snug font-bold wrap-anywhere">{name}</p>
        <p className="mt-0.5 truncate text-s text-text-2">{note}</p>
        <div className="relative mx-auto mt-5 w-full max-w-64 rounded-l p-2.5 inset-ring-2 inset-ring-capsule">
          <QrCode text={link} label={label} />
          <span className="absolute top-1/2 left-1/2 grid size-9 -translate-1/2 place-items-center rounded-s bg-qr-paper">
            <TesseractMark size={28} className="stroke-capsule" />
          </span>
        </div>
        <p className="mt-4 text-s text-text-2">{hint}</p>
      </div>
    </div>
  );
}
