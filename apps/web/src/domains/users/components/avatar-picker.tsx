import { Camera } from "lucide-react";
import { useRef, useState } from "react";
import { cropImage, toastFailure } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { cx } from "../../../ui/cx.ts";
import { FileInput } from "../../../ui/file-input.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { uploadPicture } from "../pictures.store.ts";

interface AvatarPickerProps {
  name: string;
  src: string;
  square?: boolean;
  /** Small and without a caption, for use beside a field. */
  small?: boolean;
  /** The cropped picture is stored on the server. */
  onPicked: (addresses: { headImage: string; headImageThumb: string }) => void;
}

/** An avatar that can be changed: choose a picture, move and zoom it, upload. */
export function AvatarPicker({ name, src, square, small, onPicked }: AvatarPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const cropped = await cropImage(file);
    if (cropped === null) return;
    setBusy(true);
    const outcome = await uploadPicture(cropped);
    setBusy(false);
    if (!outcome.ok) return toastFailure(outcome.failure);
    onPicked({ headImage: outcome.value.originUrl, headImageThumb: outcome.value.thumbUrl });
  };
  return (
    <div className="flex flex-col items-center">
      <button
        type="button"
        disabled={busy}
        aria-busy={busy || undefined}
        aria-label={small === true ? t("users.changeAvatar") : undefined}
        onClick={() => input.current?.click()}
        className={cx(
          "press relative flex flex-col items-center gap-2 rounded-l p-1 text-s text-text-2",
          small && "-m-1",
        )}
      >
        <span className="relative">
          <Avatar name={name} src={src} size={small ? "row" : "poster"} square={square} />
          <span
            className={cx(
              "absolute -right-0.5 -bottom-0.5 grid place-items-center rounded-full bg-capsule text-on-capsule ring-4 ring-ink-1",
              small ? "size-5" : "size-8",
            )}
          >
            {busy ? (
              <Spinner />
            ) : (
              <Camera aria-hidden="true" className={cx("stroke-[2.2]", small ? "size-3" : "size-4")} />
            )}
          </span>
        </span>
        {small !== true && (busy ? t("users.uploading") : t("users.changeAvatar"))}
      </button>
      <FileInput field={input} accept="image/*" onChosen={([file]) => void take(file)} />
    </div>
  );
}
