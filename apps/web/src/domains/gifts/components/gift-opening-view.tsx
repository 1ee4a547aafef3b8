import type { Gift } from "@4d/contract";
import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { tick } from "../../../platform/media/haptics.ts";
import { push } from "../../../platform/navigation.ts";
import { me } from "../../../platform/session.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { CapsuleArt } from "../../../ui/capsule-art.tsx";
import { CountUp } from "../../../ui/count-up.tsx";
import { cx } from "../../../ui/cx.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Sparks } from "../../../ui/sparks.tsx";
import { Tesseract } from "../../../ui/tesseract.tsx";
import { useLayer } from "../../../ui/use-layer.ts";
import { giftPersonName } from "../gift-person-name.ts";
import { loadGift, takeGift } from "../gifts.store.ts";
import { useGift } from "../use-gift.ts";

/** The capsule trembles at least so long, ms: it would be no present otherwise. */
const SUSPENSE_MS = 600;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Step = "closed" | "opening" | "opened";

/** What is said in place of an amount. */
function refusal(gift: Gift): string {
  const waits = gift.sender.id === me.get()?.uid && gift.state === "open";
  if (waits) return t("gifts.waitingFriend", { n: gift.total });
  if (gift.state === "expired") return t("gifts.over");
  if (gift.state === "empty") return t("gifts.missed");
  return t("gifts.notForMe");
}

function Inside({ gift, fresh }: { gift: Gift; fresh: boolean }) {
  if (gift.mine === null) return <p className="text-l font-semibold text-balance">{refusal(gift)}</p>;
  return (
    <div role="status" className="animate-pop">
      <p className="text-3xl leading-none font-heavy">
        <CountUp value={gift.mine} {...(fresh ? { from: 0 } : {})} text={String} />
        <span className="ml-1.5 text-n font-semibold">{t("gifts.gotUnit")}</span>
      </p>
      <p className="mt-2 text-s text-on-art-dim">{t("gifts.got")}</p>
    </div>
  );
}

interface OpeningProps {
  gift: Gift;
  onClose: () => void;
}

function Opening({ gift, onClose }: OpeningProps) {
  const [step, setStep] = useState<Step>(gift.canTake ? "closed" : "opened");
  const [fresh, setFresh] = useState(false);
  const [problem, setProblem] = useState("");
  const open = async () => {
    setStep("opening");
    setProblem("");
    const [outcome] = await Promise.all([takeGift(gift.id), wait(SUSPENSE_MS)]);
    // Without a response it can be pressed again. Any other failure shows in the state of the gift.
    if (!outcome.ok && outcome.failure.code === 0) {
      setProblem(outcome.failure.message);
      return setStep("closed");
    }
    if (outcome.ok) tick();
    setFresh(outcome.ok);
    setStep("opened");
  };
  const detail = () => {
    onClose();
    push("/pages/gift/gift", { id: gift.id });
  };
  const name = giftPersonName(gift.sender);
  const own = gift.sender.id === me.get()?.uid;
  return (
    <>
      <Avatar name={gift.sender.nickName} src={gift.sender.headImageThumb} size="larger" />
      <p className="mt-2 max-w-full truncate text-m font-semibold">
        {own ? t("gifts.fromMe") : t("gifts.from", { name })}
      </p>
      <Dialog.Title className="mt-1 line-clamp-2 text-xl leading-snug font-heavy text-balance wrap-anywhere">
        {gift.message || t("gifts.greeting")}
      </Dialog.Title>
      <span className="relative my-4 grid size-44 place-items-center">
        {step === "opened" && fresh && <Sparks />}
        <CapsuleArt
          size={168}
          open={step === "opened"}
          faded={step === "opened" && gift.mine === null}
          className={cx(step === "opening" && "animate-tremble", step === "closed" && "animate-drift")}
        />
      </span>
      <div className="flex min-h-20 w-full flex-col items-center justify-center">
        {step === "opened" ? (
          <Inside gift={gift} fresh={fresh} />
        ) : (
          <Button
            look="bright"
            size="large"
            className="min-w-40"
            busy={step === "opening"}
            onClick={() => void open()}
          >
            {step === "opening" ? t("gifts.opening") : t("gifts.open")}
          </Button>
        )}
        {problem !== "" && (
          <p role="alert" className="mt-2 text-s">
            {problem}
          </p>
        )}
      </div>
      <button type="button" onClick={detail} className="hit press mt-3 rounded-full text-s text-on-art-dim">
        {gift.mode === "lucky" && step === "opened" ? t("gifts.takers") : t("gifts.seeAll")}
      </button>
    </>
  );
}

interface GiftOpeningViewProps {
  id: number;
  onClose: () => void;
}

/** A gift opened over the chat (`CAPSULE-4`). A chunk of its own with its texts. */
export function GiftOpeningView({ id, onClose }: GiftOpeningViewProps) {
  const gift = useGift(id);
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    void loadGift(id).then((failure) => setAsked(failure?.message ?? ""));
  }, [id]);
  // The cached gift may be outdated: only a fresh one says whether anything is left in it.
  const known = gift !== undefined && (asked === "" || gift.state !== "open") ? gift : undefined;
  useLayer(true, onClose);
  return (
    <Dialog.Root open onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-30 animate-fade-in bg-scrim" />
        <Dialog.Popup
          aria-label={t("gifts.gift")}
          className="scroller fixed inset-0 z-40 m-auto flex h-fit max-h-[96%] w-80 max-w-[calc(100vw-32px)] animate-pop flex-col items-center *:shrink-0 rounded-l bg-[linear-gradient(165deg,var(--wallet-a),var(--wallet-b)_120%)] px-6 pt-9 pb-6 text-center text-on-art shadow-pop outline-none"
        >
          <span className="absolute top-1 right-1">
            <IconButton label={t("common.close")} icon={<X aria-hidden="true" />} onClick={onClose} />
          </span>
          {known !== undefined && <Opening key={id} gift={known} onClose={onClose} />}
          {known === undefined && !asked && (
            <div role="status" aria-label={t("common.loading")} className="grid h-90 place-items-center">
              <Tesseract className="text-on-art" />
            </div>
          )}
          {known === undefined && asked && <p className="py-16 text-m">{asked}</p>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
