import { lazy, Suspense } from "react";
import { SkeletonBlock } from "./skeleton.tsx";

const View = lazy(() => import("./qr-code-view.tsx").then((module) => ({ default: module.QrCodeView })));

export interface QrCodeProps {
  text: string;
  /** What the code is for; its accessible name. */
  label: string;
}

/** A QR code on white paper, as wide as its place; the encoder is fetched when first needed. */
export function QrCode(props: QrCodeProps) {
  return (
    <Suspense fallback={<SkeletonBlock className="aspect-square w-full rounded-m" />}>
      <View {...props} />
    </Suspense>
  );
}
