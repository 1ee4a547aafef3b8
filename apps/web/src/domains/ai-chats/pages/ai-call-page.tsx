import { useEffect } from "react";
import { useStore } from "zustand/react";
import { toastFailure } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { Tesseract } from "../../../ui/tesseract.tsx";
import { callStore } from "../../calls/index.ts";
import { useTeenMode } from "../../users/index.ts";
import { aiChatsStore, findCharacter, openAiChat } from "../ai-chats.store.ts";
import { AiCallView } from "../components/call/ai-call-view.tsx";

/** Why the call is unavailable; null when it is available. */
function unavailableReason(facts: { teenMode: boolean; busy: boolean; nobody: boolean }): string | null {
  if (facts.teenMode) return t("chat.minorClosed");
  if (facts.busy) return t("aiChats.callBusy");
  return facts.nobody ? t("aiChats.nobody") : null;
}

/** A call with a character (`CALL-6`): `id` is the character's user. */
export function AiCallPage() {
  const { query, active } = usePage();
  const userId = Number(query.id);
  const character = useStore(aiChatsStore, ({ byUser }) => byUser[userId]);
  const busy = useStore(callStore, ({ call }) => call !== null && call.phase !== "ended");
  const teenMode = useTeenMode();
  const id = teenMode ? undefined : character?.id;
  useEffect(() => {
    if (active) void findCharacter(userId);
  }, [active, userId]);
  useEffect(() => {
    if (id !== undefined) void openAiChat(id).then(toastFailure);
  }, [id]);
  if (character === undefined)
    return (
      <div data-art className="grid h-full place-items-center bg-art-ink text-on-art">
        <span role="status" aria-label={t("common.loading")} className="animate-late">
          <Tesseract size={96} />
        </span>
      </div>
    );
  const unavailable = unavailableReason({ teenMode, busy, nobody: character === null });
  if (character === null || unavailable !== null)
    return (
      <Page nav={<NavBar title={t("common.voiceCall")} />}>
        <EmptyState title={unavailable ?? t("aiChats.nobody")} />
      </Page>
    );
  return <AiCallView key={character.id} character={character} active={active} />;
}
