import { CalendarDays, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { Chips } from "../../../ui/chips.tsx";
import { cx } from "../../../ui/cx.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { isChatId } from "../chat-view.store.ts";
import { filterOf, kindChoices, type SearchKind } from "../components/search/kinds.ts";
import { RecentList } from "../components/search/recent-list.tsx";
import { Results } from "../components/search/results.tsx";
import { clearSearch, searchFor } from "../search.store.ts";
import { useChatIdentity } from "../use-chats.ts";

/** Pause in typing before a search starts, ms. */
const REST_MS = 250;

/** Opens the browser's own picker; some browsers inside other apps refuse `showPicker`, and open it on a press. */
function openPicker(field: HTMLInputElement): void {
  try {
    field.showPicker();
  } catch {
    field.focus();
    field.click();
  }
}

/** Chooses the day to search from; a native picker, so that every device brings its own. */
function DayButton({ day, onChange }: { day: string; onChange: (day: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className="relative flex shrink-0 items-center pr-2">
      <IconButton
        label={day === "" ? t("messages.dateAny") : day}
        icon={<CalendarDays aria-hidden="true" className={cx(day !== "" && "text-capsule")} />}
        onClick={() => input.current !== null && openPicker(input.current)}
      />
      {day !== "" && (
        <button
          type="button"
          onClick={() => onChange("")}
          aria-label={t("messages.dateClear")}
          className="hit press num flex items-center gap-1 rounded-full bg-ink-3 px-2.5 py-1 text-xs text-capsule"
        >
          {/* Month and day of 2026-11-27. */}
          {day.slice(5)}
          <X aria-hidden="true" className="size-3" />
        </button>
      )}
      <input
        ref={input}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={day}
        onChange={({ target }) => onChange(target.value)}
        className="pointer-events-none absolute inset-0 text-field opacity-0"
      />
    </span>
  );
}

/** Searches everything, or one chat (`MSG-15`). */
export function SearchPage() {
  const { query } = usePage();
  const wanted = query.chatId ?? "";
  const chatId = isChatId(wanted) ? wanted : undefined;
  // A hook cannot be skipped: without a chat it gets one that does not exist.
  const face = useChatIdentity(chatId ?? "p:0");
  const [words, setWords] = useState(query.words ?? "");
  const [kind, setKind] = useState<SearchKind>("all");
  const [day, setDay] = useState("");
  const idle = words.trim() === "" && kind === "all" && day === "";
  useEffect(() => {
    if (idle) return clearSearch();
    const ask = () =>
      void searchFor({ ...filterOf(words, kind, day), ...(chatId !== undefined && { chatId }) });
    const timer = setTimeout(ask, REST_MS);
    return () => clearTimeout(timer);
  }, [words, kind, day, chatId, idle]);
  const hint = chatId === undefined ? t("messages.searchHint") : t("messages.searchChatHint");
  return (
    <Page
      nav={<NavBar title={chatId === undefined ? t("messages.searchTitle") : face.name} />}
      head={
        <>
          <SearchField
            autoFocus
            label={chatId === undefined ? t("messages.search") : t("messages.searchInChat")}
            value={words}
            onChange={setWords}
          />
          <div className="flex items-start">
            <div className="min-w-0 flex-1">
              <Chips label={t("messages.records")} choices={kindChoices()} value={kind} onChange={setKind} />
            </div>
            <span className="-mt-1">
              <DayButton day={day} onChange={setDay} />
            </span>
          </div>
        </>
      }
    >
      {idle ? (
        <RecentList hint={hint} onPick={setWords} />
      ) : (
        <Results words={words} chatId={chatId} everything={kind === "all" && day === ""} />
      )}
    </Page>
  );
}
