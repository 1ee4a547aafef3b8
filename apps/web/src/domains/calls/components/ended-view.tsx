import type { CallMode, ChatId } from "@4d/contract";
import { type LucideIcon, MessageCircle, Phone, Video } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { enterChat } from "../../../platform/enter-chat.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { back, replace } from "../../../platform/navigation.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { ButtonRow } from "../../../ui/button-row.tsx";
import { insteadText, obstacleText } from "../call-text.ts";
import type { CallObstacle } from "../media/call-obstacle.ts";
import type { CallIdentity } from "../use-call.ts";
import { CallFrame } from "./call-frame.tsx";
import { Stars } from "./stars.tsx";

/** How long the ending is shown before its page closes, ms. */
const ENDING_MS = 1800;
/** The same while it asks for a rating, ms. */
const RATING_MS = 8000;

interface EndedViewProps {
  who: CallIdentity;
  square?: boolean;
  /** How it ended, or that there is no call. */
  text: string;
  /** More about it. */
  note?: ReactNode;
  /** What to do next, such as calling again; the page then waits for a decision. */
  again?: { word: string; icon: LucideIcon; onPress: () => void } | undefined;
  /** The page stays until it is closed by hand. */
  stays?: boolean;
  /** Asks for an optional rating. */
  onRate?: ((stars: number) => void) | undefined;
}

/** The icon of a button that calls. */
export const callIcon = (mode: CallMode): LucideIcon => (mode === "video" ? Video : Phone);

/** After a call: how it ended, and what to do next. */
export function EndedView({ who, square, text, note, again, stays, onRate }: EndedViewProps) {
  const waits = again !== undefined || stays === true;
  const [given, setGiven] = useState(0);
  const asks = onRate !== undefined;
  useEffect(() => {
    if (waits) return;
    const timer = setTimeout(() => back(), asks && given === 0 ? RATING_MS : ENDING_MS);
    return () => clearTimeout(timer);
  }, [waits, asks, given]);
  const give = (stars: number) => {
    setGiven(stars);
    onRate?.(stars);
  };
  return (
    <CallFrame
      nav={null}
      controls={
        (waits || asks) && (
          <div className="mx-auto w-full max-w-column px-4 pb-[max(28px,var(--safe-bottom))] landscape:short:my-auto landscape:short:w-64">
            {asks && <Stars given={given} onGive={give} />}
            <ButtonRow>
              <Button look="ghost" block onClick={() => back()}>
                {t("calls.close")}
              </Button>
              {again !== undefined && (
                <Button
                  block
                  icon={<again.icon aria-hidden="true" className="size-5" />}
                  onClick={again.onPress}
                >
                  {again.word}
                </Button>
              )}
            </ButtonRow>
          </div>
        )
      }
    >
      <div className="flex flex-1 flex-col items-center justify-center gap-3 px-8 text-center" role="status">
        <Avatar name={who.name} src={who.headImage} size="poster" square={square === true} />
        <h1 className="line-clamp-2 max-w-full text-xl font-bold wrap-anywhere text-balance">{who.name}</h1>
        <p className="text-m text-text-2">{text}</p>
        {note !== undefined && <p className="max-w-80 text-s text-balance text-text-2">{note}</p>}
      </div>
    </CallFrame>
  );
}

interface CannotCallProps {
  who: CallIdentity;
  square?: boolean;
  chatId: ChatId;
  obstacle: CallObstacle;
}

/** In place of a call that is impossible here: why, and what works. Nobody was rung. */
export function CannotCall({ who, square, chatId, obstacle }: CannotCallProps) {
  const again = {
    word: t("friends.talk"),
    icon: MessageCircle,
    onPress: () => enterChat(chatId, { navigate: replace }),
  };
  return (
    <EndedView
      who={who}
      square={square === true}
      text={t("calls.cannotCall")}
      note={
        <>
          {obstacleText(obstacle)}
          <br />
          {insteadText()}
        </>
      }
      again={again}
    />
  );
}
