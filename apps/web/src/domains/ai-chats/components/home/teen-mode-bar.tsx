import { t } from "../../../../platform/i18n/i18n.ts";
import { push } from "../../../../platform/navigation.ts";
import { Button } from "../../../../ui/button.tsx";

/** In place of writing to a character: why not, and what else there is to do (`characters §11.5`). */
export function TeenModeBar() {
  return (
    <div className="relative z-3 flex shrink-0 flex-col items-center gap-2.5 px-4 pb-3">
      <p className="text-center text-s text-balance text-on-art-dim">{t("chat.minorClosed")}</p>
      <div className="flex gap-2.5">
        <Button look="glass" size="small" onClick={() => push("/pages/story/stories")}>
          {t("aiChats.minorStories")}
        </Button>
        <Button look="glass" size="small" onClick={() => push("/pages/game/infiniteCraft")}>
          {t("aiChats.minorCraft")}
        </Button>
      </div>
    </div>
  );
}
