import { Plus, X } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand/react";
import { toastFailure } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { BottomSheet } from "../../../ui/bottom-sheet.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ListHeading } from "../../../ui/list-row.tsx";
import { PickRow } from "../../../ui/pick-row.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { changeRequest, chooseLikeness, type ImageRequestDraft } from "../image-request.store.ts";
import {
  type LikenessChoices,
  likenessChoicesStore,
  loadLikenessChoices,
} from "../likeness-choices.store.ts";

interface SheetProps {
  open: boolean;
  chosen: number | undefined;
  onClose: () => void;
}

function Group({
  title,
  faces,
  chosen,
  onPick,
}: {
  title: string;
  faces: LikenessChoices;
  chosen: number | undefined;
  onPick: (id: number) => void;
}) {
  if (faces.length === 0) return null;
  return (
    <section>
      <ListHeading>{title}</ListHeading>
      {faces.map(({ id, name, avatar }) => (
        <PickRow
          key={id}
          lead={<Avatar name={name} src={avatar} size="contact" />}
          title={name}
          checked={id === chosen}
          onToggle={() => onPick(id)}
        />
      ))}
    </section>
  );
}

function LikenessSheet({ open, chosen, onClose }: SheetProps) {
  const { mine, others, state } = useStore(likenessChoicesStore);
  const pick = async (id: number) => {
    onClose();
    const failure = await chooseLikeness(id);
    toastFailure(failure);
  };
  return (
    <BottomSheet open={open} onClose={onClose} title={t("images.pickCharacter")}>
      {state === "loading" && mine.length + others.length === 0 && <SkeletonRows count={4} compact />}
      <Group title={t("images.myCharacters")} faces={mine} chosen={chosen} onPick={(id) => void pick(id)} />
      <Group
        title={t("images.allCharacters")}
        faces={others}
        chosen={chosen}
        onPick={(id) => void pick(id)}
      />
    </BottomSheet>
  );
}

/** After whom it is painted: one of mine, or one everybody may meet. */
export function LikenessField({ request: { like } }: { request: ImageRequestDraft }) {
  const [open, setOpen] = useState(false);
  const ask = () => {
    void loadLikenessChoices();
    setOpen(true);
  };
  return (
    <section className="flex min-h-13.5 items-center gap-2 rounded-m bg-ink-2 pr-1 pl-4">
      <button
        type="button"
        onClick={ask}
        className="flex min-h-13.5 min-w-0 flex-1 flex-col justify-center text-left"
      >
        <span className="text-m leading-snug">{t("images.character")}</span>
        <span className="w-full truncate text-s text-text-3">
          {like === null ? t("images.noCharacter") : t("images.chosenCharacter", { name: like.name })}
        </span>
      </button>
      {like === null ? (
        <IconButton label={t("images.pickCharacter")} icon={<Plus aria-hidden="true" />} onClick={ask} />
      ) : (
        <IconButton
          label={t("images.dropCharacter", { name: like.name })}
          icon={<X aria-hidden="true" />}
          onClick={() => changeRequest({ like: null })}
        />
      )}
      <LikenessSheet open={open} chosen={like?.id} onClose={() => setOpen(false)} />
    </section>
  );
}
