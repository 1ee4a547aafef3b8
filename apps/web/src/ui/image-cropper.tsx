import { useEffect, useState } from "react";
import { toast } from "../platform/dialogs.ts";
import { t } from "../platform/i18n/i18n.ts";
import { drawnFile, newPen } from "../platform/media/canvas.ts";
import { type DecodedPicture, decodePicture, releasePicture } from "../platform/media/decode-picture.ts";
import { isClear } from "../platform/media/shrink-picture.ts";
import { Button } from "./button.tsx";
import { clampPlacement, coverScale, cropSquare, type Placement } from "./crop-geometry.ts";
import { ModalView } from "./modal-view.tsx";
import { SkeletonBlock } from "./skeleton.tsx";
import { useCropGesture } from "./use-crop-gesture.ts";

/** The edges of the window on screen and of the result, px. */
const WINDOW = 256;
const RESULT = 512;

interface ImageCropperProps {
  picture: Blob;
  /** Gets the cropped JPEG, or PNG if it is transparent; null on cancel, or if the file is not a picture. */
  onDone: (cropped: Blob | null) => void;
}

async function cut(picture: DecodedPicture, placement: Placement): Promise<Blob | null> {
  const { left, top, edge } = cropSquare(placement, picture, WINDOW);
  const pen = newPen(RESULT, RESULT);
  if (pen === null) return null;
  pen.drawImage(picture, left, top, edge, edge, 0, 0, RESULT, RESULT);
  // JPEG would draw transparent parts black.
  return drawnFile(pen, isClear(pen) ? "image/png" : "image/jpeg", 0.9);
}

/** Draws the picture at its placement; called on every move. */
function paint(canvas: HTMLCanvasElement | null, picture: DecodedPicture, placement: Placement): void {
  const context = canvas?.getContext("2d");
  if (canvas === null || !context) return;
  const { left, top, edge } = cropSquare(placement, picture, WINDOW);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, edge, edge, 0, 0, canvas.width, canvas.height);
}

function useDecoded(file: Blob, onBroken: () => void): DecodedPicture | null {
  const [picture, setPicture] = useState<DecodedPicture | null>(null);
  useEffect(() => {
    let isCancelled = false;
    const made = decodePicture(file);
    made.then(
      (decoded) => isCancelled || setPicture(decoded),
      () => isCancelled || onBroken(),
    );
    return () => {
      isCancelled = true;
      made.then(releasePicture).catch(() => undefined);
    };
  }, [file, onBroken]);
  return picture;
}

/** Moves and zooms a picture under a circle, by finger, wheel or keys; shows an error if the file is not a picture. */
export function ImageCropper({ picture, onDone }: ImageCropperProps) {
  const [broken] = useState(() => () => {
    toast(t("common.pictureBroken"));
    onDone(null);
  });
  const bitmap = useDecoded(picture, broken);
  const [placement, setPlacement] = useState<Placement>({ x: 0, y: 0, scale: 0 });
  const gesture = useCropGesture((next) => {
    if (bitmap !== null)
      setPlacement((old) => clampPlacement(next(clampPlacement(old, bitmap, WINDOW)), bitmap, WINDOW));
  });
  const clamped = bitmap === null ? null : clampPlacement(placement, bitmap, WINDOW);
  const zoom = bitmap === null || clamped === null ? 1 : clamped.scale / coverScale(bitmap, WINDOW);
  const actions = (
    <>
      <Button look="ghost" onClick={() => onDone(null)}>
        {t("common.cancel")}
      </Button>
      <Button
        disabled={bitmap === null}
        onClick={async () => onDone(bitmap === null || clamped === null ? null : await cut(bitmap, clamped))}
      >
        {t("common.done")}
      </Button>
    </>
  );
  return (
    <ModalView open title={t("common.crop")} onClose={() => onDone(null)} actions={actions}>
      {bitmap === null || clamped === null ? (
        <SkeletonBlock className="mx-auto size-64 rounded-full" />
      ) : (
        <div
          {...gesture}
          role="slider"
          tabIndex={0}
          aria-label={t("common.crop")}
          aria-valuemin={1}
          aria-valuemax={4}
          aria-valuenow={Math.round(zoom * 100) / 100}
          className="mx-auto size-64 cursor-grab touch-none overflow-hidden rounded-full bg-ink-3 select-none"
        >
          <canvas
            ref={(canvas) => paint(canvas, bitmap, clamped)}
            width={RESULT}
            height={RESULT}
            className="size-full"
          />
        </div>
      )}
    </ModalView>
  );
}
