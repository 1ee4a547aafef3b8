import type { Message } from "@4d/sync";
import { useRef } from "react";
import { useGrowingReply } from "../../use-live-reply.ts";
import { useReveal } from "../../use-reveal.ts";
import { Dots } from "./dots.tsx";
import { Spoken } from "./introduction-card.tsx";

/**
 * The words of a reply: as they appear at reading pace, or the new ones while it is regenerated. A screen reader gets
 * the whole at once.
 */
export function ReplyWords({ message, text }: { message: Message; text: string }) {
  const growing = useGrowingReply(message);
  const element = useRef<HTMLDivElement>(null);
  const shown = useReveal(message, element);
  const words = growing ?? text;
  return (
    <div ref={element}>
      {shown !== null && <p className="sr-only">{text}</p>}
      <div aria-hidden={shown !== null || undefined}>
        {words === "" || shown === 0 ? (
          <Dots />
        ) : (
          <p className="wrap-anywhere whitespace-pre-wrap">
            <Spoken text={words} shown={shown ?? words.length} />
          </p>
        )}
      </div>
    </div>
  );
}
