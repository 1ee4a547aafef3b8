import { MessageType, parseContent, type ScheduledMessage } from "@4d/contract";
import { previewOf } from "@4d/sync";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { actionSheet, toastOutcome } from "../../../platform/dialogs.ts";
import { isolated, withoutBidiControls } from "../../../platform/i18n/bidi-isolated.ts";
import { lang, t } from "../../../platform/i18n/i18n.ts";
import { shownName } from "../../../platform/i18n/shown-name.ts";
import { push } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { momentText } from "../../../platform/time-text.ts";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { chatIdentity, isChatId, quoteText, shortName } from "../../messages/index.ts";
import { loadScheduled, scheduledIn, scheduledStore, sendNow, unschedule } from "../scheduled.store.ts";

async function chooseAction({ id, type }: ScheduledMessage): Promise<void> {
  const chosen = await actionSheet([
    { id: "now", label: t("scheduled.sendNow") },
    { id: "edit", label: t(type === MessageType.TEXT ? "scheduled.edit" : "scheduled.editTime") },
    { id: "remove", label: t("scheduled.remove"), danger: true },
  ]);
  if (chosen === "edit") push("/pages/chat/scheduled-edit", { id });
  if (chosen !== "now" && chosen !== "remove") return;
  const failure = await (chosen === "now" ? sendNow(id) : unschedule(id));
  toastOutcome(failure, t(chosen === "now" ? "scheduled.sent" : "scheduled.removed"));
}

/** The text of a scheduled message, or its kind; for a file, its name. */
function previewText({ type, content }: ScheduledMessage): string {
  const preview = previewOf({ type, content, status: 0 });
  if (preview.kind !== "label") return preview.text;
  const name = type === MessageType.FILE ? parseContent(MessageType.FILE, content)?.name : undefined;
  return name === undefined ? t(preview.key) : `${t(preview.key)} ${isolated(shortName(name))}`;
}

/** A picture, or a video's cover; other kinds have no image. */
function previewImage({ type, content }: ScheduledMessage): string {
  if (type === MessageType.IMAGE) return parseContent(MessageType.IMAGE, content)?.thumbUrl ?? "";
  return type === MessageType.VIDEO ? (parseContent(MessageType.VIDEO, content)?.coverUrl ?? "") : "";
}

function statusNote({ state, reason, at }: ScheduledMessage) {
  if (state === "failed")
    return <span className="text-rose">{t("scheduled.failed", { reason: reason?.[lang.get()] ?? "" })}</span>;
  return state === "sending" ? t("scheduled.sending") : momentText(at);
}

/** The content, under the message it quotes. */
function ScheduledPreview({ one }: { one: ScheduledMessage }) {
  const { quote } = one;
  const image = previewImage(one);
  return (
    <>
      {quote && (
        <span className="mb-1 block border-l-[2.5px] border-capsule pl-2 text-s text-text-2">
          <span className="line-clamp-2 wrap-anywhere">
            <bdi>{shownName(quote.name)}</bdi>: {withoutBidiControls(quoteText(quote))}
          </span>
        </span>
      )}
      <span className="flex items-center gap-2.5">
        {image !== "" && (
          <img
            src={image}
            alt=""
            decoding="async"
            className="size-12 shrink-0 rounded-s bg-ink-4 object-cover"
          />
        )}
        <span className="line-clamp-3 wrap-anywhere">{previewText(one)}</span>
      </span>
    </>
  );
}

function List({ list }: { list: readonly ScheduledMessage[] }) {
  if (list.length === 0) return <EmptyState title={t("scheduled.none")} note={t("scheduled.noneNote")} />;
  return (
    <CellGroup>
      {list.map((one) => (
        <Cell
          key={one.id}
          title={<ScheduledPreview one={one} />}
          note={statusNote(one)}
          onPress={() => void chooseAction(one)}
        />
      ))}
    </CellGroup>
  );
}

/** My scheduled messages of a chat: send now, edit, reschedule, cancel (`MSG-17`). */
export function ScheduledPage() {
  const { chatId = "" } = usePage().query;
  const { list, failure } = useStore(scheduledStore);
  useEffect(() => void loadScheduled(), []);
  const known = isChatId(chatId);
  const shown = known ? scheduledIn(list, chatId) : (list ?? []);
  return (
    <Page padded nav={<NavBar title={t("scheduled.title")} />}>
      {known && <p className="px-4 pb-3 text-s text-text-3">{chatIdentity(chatId).name}</p>}
      {list !== null && <List list={shown} />}
      {list === null &&
        (failure === null ? (
          <SkeletonRows count={3} />
        ) : (
          <FailedState title={failure.message} onRetry={() => void loadScheduled()} />
        ))}
    </Page>
  );
}
