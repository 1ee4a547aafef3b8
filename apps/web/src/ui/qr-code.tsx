import { lazy, Suspense } from "react";
import type { QrCodeProps } from "./qr-code-view.tsx";
import { SkeletonBlock } from "./skeleton.tsx";

const View = lazy(() => import("./qr-code-view.tsx").then((module) => ({ default: module.QrCodeView })));

/** A QR code on white, as wide as its container; the encoder loads when first needed. */
export function QrCode(props: QrCodeProps) {
  return (
    <Suspense fallback={<SkeletonBlock className="aspect-square w-full rounded-m" />}>
      <View {...props} />
    </Suspense>
  );
}
