import type { ReactNode } from "react";
import { BubbleShell } from "../bubbles/bubble-shell.tsx";
import { IntroductionCard, Narration, Spoken, withoutNarration } from "../bubbles/introduction-card.tsx";
import { LineFrame } from "./line-frame.tsx";

interface OpeningLinesProps {
  intro: string;
  greeting: string;
  /** At the end of the greeting's bubble. */
  tools?: ReactNode;
}

/** A character's opening before it has sent anything, drawn like types 5 and 6 once they are sent (`rules §3.2`). */
export function OpeningLines({ intro, greeting, tools }: OpeningLinesProps) {
  return (
    <>
      {intro !== "" && (
        <div className="px-4 pt-3">
          <IntroductionCard text={intro} />
        </div>
      )}
      {greeting !== "" && (
        <>
          <Narration text={greeting} />
          <LineFrame own={false} joined={false} meta={null}>
            <BubbleShell own={false}>
              <p className="wrap-anywhere whitespace-pre-wrap">
                <Spoken text={withoutNarration(greeting)} />
              </p>
              {tools}
            </BubbleShell>
          </LineFrame>
        </>
      )}
    </>
  );
}
