import { Copy, Download, LifeBuoy } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { copyText } from "../../../platform/media/clipboard.ts";
import { saveFile } from "../../../platform/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonRow } from "../../../ui/button-row.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { PageMark } from "./page-mark.tsx";

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Account name, for the file. */
  name: string;
  onDone: () => void;
}

/** Ten codes, shown only once. Leaving takes a confirmation that they are saved. */
export function RecoveryCodes({ codes, name, onDone }: RecoveryCodesProps) {
  const [saved, setSaved] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  // The previous page was longer and scrolled down to its button. Newer browsers return a promise from scrolling,
  // which React would take for a cleanup function.
  useLayoutEffect(() => {
    top.current?.scrollIntoView();
  }, []);
  const text = codes.join("\n");
  const save = () => {
    const title = t("account.codesFile", { name });
    void saveFile(new File([`${title}\n\n${text}\n`], `${title}.txt`, { type: "text/plain" }));
  };
  return (
    <div ref={top} className="flex flex-col gap-4 pb-8">
      <PageMark icon={<LifeBuoy />} title={t("account.codesTitle")} note={t("account.codesNote")} />
      <ol
        aria-label={t("account.recovery")}
        className="grid grid-cols-1 justify-items-center gap-x-2 gap-y-2 rounded-m bg-ink-2 px-3 py-4 text-s select-text min-[380px]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="num whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <ButtonRow>
        <Button
          look="ghost"
          icon={<Copy aria-hidden="true" className="size-4.5" />}
          onClick={() => void copyText(text)}
        >
          {t("account.copyCodes")}
        </Button>
        <Button look="ghost" icon={<Download aria-hidden="true" className="size-4.5" />} onClick={save}>
          {t("account.saveCodes")}
        </Button>
      </ButtonRow>
      <Checkbox checked={saved} onChange={setSaved}>
        {t("account.codesKept")}
      </Checkbox>
      <Button size="large" block onClick={() => (saved ? onDone() : toast(t("account.doneFirst")))}>
        {t("account.done")}
      </Button>
    </div>
  );
}
