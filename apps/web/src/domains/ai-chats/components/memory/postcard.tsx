import type { Character, CharacterMemory } from "@4d/contract";
import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { toast } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { saveFile } from "../../../../platform/save-file.ts";
import { BottomSheet } from "../../../../ui/bottom-sheet.tsx";
import { Button } from "../../../../ui/button.tsx";
import { SkeletonBlock } from "../../../../ui/skeleton.tsx";

interface PostcardProps {
  open: boolean;
  onClose: () => void;
  memory: CharacterMemory;
  character: Character;
}

function PostcardPreview({ memory, character }: Omit<PostcardProps, "open" | "onClose">) {
  const [file, setFile] = useState<File | null>(null);
  const [url, setUrl] = useState("");
  const { text, updatedAt } = memory;
  const { name, background, avatar, id } = character;
  useEffect(() => {
    let made = "";
    let cancelled = false;
    const draw = async () => {
      const { postcardPicture } = await import("../../postcard-picture.ts");
      const label = t("aiChats.postcardLabel", { name });
      const drawn = await postcardPicture({
        text,
        name,
        at: updatedAt,
        label,
        seed: id,
        src: background || avatar,
      });
      if (cancelled) return;
      if (drawn === null) return toast(t("common.saveFailed"));
      made = URL.createObjectURL(drawn);
      setFile(drawn);
      setUrl(made);
    };
    void draw();
    return () => {
      cancelled = true;
      URL.revokeObjectURL(made);
    };
  }, [text, updatedAt, name, background, avatar, id]);
  return (
    <div className="flex flex-col items-center gap-4 px-6 pt-1 pb-2">
      {url === "" ? (
        <SkeletonBlock className="aspect-[3/4] h-[min(384px,50dvh)] rounded-m" />
      ) : (
        <img
          src={url}
          alt={text}
          className="aspect-[3/4] h-[min(384px,50dvh)] animate-pop rounded-m shadow-pop"
        />
      )}
      <Button
        block
        disabled={file === null}
        icon={<Download aria-hidden="true" className="size-5" />}
        onClick={() => file !== null && void saveFile(file)}
      >
        {t("aiChats.savePostcard")}
      </Button>
    </div>
  );
}

/** A pinned memory as a picture to save and share (`characters §8.4`). */
export function Postcard({ open, onClose, memory, character }: PostcardProps) {
  return (
    <BottomSheet open={open} onClose={onClose} title={t("aiChats.postcard")}>
      {open && <PostcardPreview memory={memory} character={character} />}
    </BottomSheet>
  );
}
