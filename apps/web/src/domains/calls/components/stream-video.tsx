import { useEffect, useRef } from "react";
import { cx } from "../../../ui/cx.ts";

interface StreamVideoProps {
  stream: MediaStream | null;
  /** Mirrored, for my own front camera. */
  mirrored?: boolean;
  /** Shows the whole picture (a shared screen) instead of filling the frame. */
  whole?: boolean;
}

/** A video without its sound, which plays once, over all pages. */
export function StreamVideo({ stream, mirrored, whole }: StreamVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    element.srcObject = stream;
    element.play().catch(() => undefined);
    return () => {
      element.srcObject = null;
    };
  }, [stream]);
  return (
    <video
      ref={video}
      muted
      autoPlay
      playsInline
      tabIndex={-1}
      className={cx(
        "absolute inset-0 size-full",
        whole === true ? "bg-art-ink object-contain" : "object-cover",
        mirrored === true && "-scale-x-100",
      )}
    />
  );
}
