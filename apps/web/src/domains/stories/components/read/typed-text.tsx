import { useEffect, useRef } from "react";
import type { Typed } from "../../use-typed.ts";

/** A scene's words; those not typed yet hold their place unseen, and are read aloud with the rest. */
export function TypedText({ text, typed: { shown, done } }: { text: string; typed: Typed }) {
  const end = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is being typed stays in sight
  useEffect(() => {
    if (!done) end.current?.scrollIntoView({ block: "nearest" });
  }, [shown, done]);
  return (
    <p className="text-n leading-normal wrap-anywhere whitespace-pre-line">
      {text.slice(0, shown)}
      <span ref={end} />
      {!done && <span className="opacity-0">{text.slice(shown)}</span>}
    </p>
  );
}
