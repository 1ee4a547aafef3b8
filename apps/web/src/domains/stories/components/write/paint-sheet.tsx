import { TEXTAREA_MAX } from "@4d/contract";
import { Dices, ImageUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { toast } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { tick } from "../../../../platform/media/haptics.ts";
import { Button } from "../../../../ui/button.tsx";
import { FileInput } from "../../../../ui/file-input.tsx";
import { FullSheet } from "../../../../ui/full-sheet.tsx";
import { SkeletonBlock } from "../../../../ui/skeleton.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import { takeBackground } from "../../../characters/index.ts";
import { paintAndStore, paintingUrl, type Shape, seedsAt } from "../../painting.ts";

const PICTURES = 4;
const PAUSE_MS = 500;

/** Debounced text: no painting for every letter. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}

function Painting({ words, shape, seed }: { words: string; shape: Shape; seed: number }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = paintingUrl(words, shape, seed);
    let cancelled = false;
    made.then(
      (address) => cancelled || setUrl(address),
      () => undefined,
    );
    return () => {
      cancelled = true;
      void made.then(
        (address) => URL.revokeObjectURL(address),
        () => undefined,
      );
    };
  }, [words, shape, seed]);
  if (url === null) return <SkeletonBlock className="size-full" />;
  return <img src={url} alt="" className="size-full object-cover" />;
}

interface PaintSheetProps {
  title: string;
  /** The initial prompt. */
  idea: string;
  shape: Shape;
  /** Pictures already painted for this story. */
  known: readonly string[];
  open: boolean;
  onClose: () => void;
  onPicture: (address: string) => void;
}

/** Paints a picture from text, or takes an earlier one or a photo (`stories §2.3`). */
export function PaintSheet({ title, idea, shape, known, open, onClose, onPicture }: PaintSheetProps) {
  const [words, setWords] = useState(idea.slice(0, TEXTAREA_MAX));
  const [round, setRound] = useState(0);
  const [taking, setTaking] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const settled = useSettled(words.trim());
  const take = (address: string) => {
    tick();
    onPicture(address);
    onClose();
  };
  const paint = async (seed: number) => {
    setTaking(seed);
    const address = await paintAndStore(settled, shape, seed).catch(() => null);
    setTaking(null);
    if (address === null) return toast(t("stories.notPainted"));
    take(address);
  };
  const upload = async ([file]: File[]) => {
    const address = file === undefined ? null : await takeBackground(file);
    if (address !== null) take(address);
  };
  return (
    <FullSheet open={open} onClose={onClose} title={title}>
      <div className="px-4 pt-2 pb-8">
        <TextArea
          label={t("stories.paintWords")}
          placeholder={t("stories.paintHint")}
          value={words}
          onChange={setWords}
        />
        <div className="flex items-center gap-2 py-3">
          <span className="flex-1 text-s text-text-3">{t("stories.byPainter")}</span>
          <Button
            look="ghost"
            size="small"
            icon={<Dices aria-hidden="true" className="size-4.5" />}
            onClick={() => {
              tick();
              setRound(round + 1);
            }}
          >
            {t("stories.others")}
          </Button>
        </div>
        <div className="grid grid-cols-2 gap-2.5">
          {seedsAt(round, PICTURES).map((seed, at) => (
            <button
              key={seed}
              type="button"
              disabled={taking !== null}
              aria-busy={taking === seed || undefined}
              aria-label={t("stories.takePainting", { n: at + 1 })}
              onClick={() => void paint(seed)}
              className="press relative aspect-3/4 overflow-hidden rounded-m bg-ink-2"
            >
              <Painting words={settled} shape={shape} seed={seed} />
              {taking === seed && (
                <span className="glass absolute inset-0 grid place-items-center">
                  <Spinner />
                </span>
              )}
            </button>
          ))}
        </div>
        {known.length > 0 && (
          <>
            <h3 className="pt-5 pb-2 text-s text-text-2">{t("stories.usedBefore")}</h3>
            <ul className="row-x -mx-4 gap-2.5 px-4">
              {known.map((address, at) => (
                <li key={address} className="shrink-0">
                  <button
                    type="button"
                    aria-label={t("stories.takeUsed", { n: at + 1 })}
                    onClick={() => take(address)}
                    className="press block h-28 w-20 overflow-hidden rounded-m bg-ink-2"
                  >
                    <img src={address} alt="" loading="lazy" className="size-full object-cover" />
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        <Button
          look="ghost"
          block
          className="mt-5"
          icon={<ImageUp aria-hidden="true" className="size-4.5" />}
          onClick={() => field.current?.click()}
        >
          {t("stories.uploadPicture")}
        </Button>
        <FileInput field={field} accept="image/*" onChosen={(files) => void upload(files)} />
      </div>
    </FullSheet>
  );
}
