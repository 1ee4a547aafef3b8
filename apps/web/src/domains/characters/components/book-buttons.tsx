import type { Book } from "@4d/contract";
import { FileUp, Plus } from "lucide-react";
import { useRef, useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { FileInput } from "../../../ui/file-input.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { beginBook, importBook } from "../book-actions.ts";
import { LORE_TYPES } from "../start-character.ts";

/** Begins an empty lorebook, or imports one; `onMade` gets it. */
export function BookButtons({ onMade }: { onMade: (book: Book) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const begin = async () => {
    const book = await beginBook();
    if (book !== null) onMade(book);
  };
  const importFirst = async ([file]: File[]) => {
    if (file === undefined) return;
    setReading(true);
    const book = await importBook(file);
    setReading(false);
    if (book !== null) onMade(book);
  };
  return (
    <div className="flex flex-col gap-2.5">
      <Button block icon={<Plus aria-hidden="true" className="size-4.5" />} onClick={() => void begin()}>
        {t("books.begin")}
      </Button>
      <Button
        look="ghost"
        block
        icon={isReading ? <Spinner /> : <FileUp aria-hidden="true" className="size-4.5" />}
        onClick={() => isReading || field.current?.click()}
      >
        {isReading ? t("books.importing") : t("books.import")}
      </Button>
      <FileInput field={field} accept={LORE_TYPES} onChosen={(files) => void importFirst(files)} />
    </div>
  );
}
