import { KEYWORD_MAX } from "@4d/contract";
import { ClipboardPaste, QrCode, ScanLine } from "lucide-react";
import { useState } from "react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { PeopleSearch } from "../components/people-search.tsx";
import { Suggestions } from "../components/suggestions.tsx";
import { openPasted } from "../open-link.ts";

/** The text on the clipboard; undefined where the browser or the person does not let a page read it. */
async function clipboardText(): Promise<string | undefined> {
  try {
    return (await navigator.clipboard.readText()).trim();
  } catch {
    return undefined;
  }
}

/** Adds a friend: search, scan, show my code, paste a card, or choose a suggestion (`FRIEND-2`). */
export function FriendAddPage() {
  const { query } = usePage();
  const [words, setWords] = useState(query.name ?? "");
  const paste = async () => {
    const text = await clipboardText();
    if (text === undefined) return toast(t("friends.pasteByHand"));
    if (text === "") return toast(t("friends.pasteEmpty"));
    const rest = openPasted(text);
    if (rest === null) toast(t("friends.pasteUnknown"));
    else setWords(rest);
  };
  const change = (text: string) => setWords(text.slice(0, KEYWORD_MAX));
  return (
    <Page
      nav={<NavBar title={t("friends.add")} />}
      head={<SearchField label={t("friends.searchAll")} value={words} onChange={change} />}
    >
      {words.trim() === "" ? (
        <>
          <div className="px-4 pt-1">
            <CellGroup>
              <Cell
                icon={<ScanLine />}
                title={t("friends.scan")}
                note={t("friends.scanNote")}
                onPress={() => push("/pages/friend/scan")}
              />
              <Cell
                icon={<QrCode />}
                title={t("friends.myQr")}
                note={t("friends.myQrNote")}
                onPress={() => push("/pages/mine/my-qr")}
              />
              <Cell
                icon={<ClipboardPaste />}
                title={t("friends.paste")}
                note={t("friends.pasteNote")}
                onPress={() => void paste()}
              />
            </CellGroup>
          </div>
          <Suggestions />
        </>
      ) : (
        <PeopleSearch words={words.trim()} />
      )}
    </Page>
  );
}
