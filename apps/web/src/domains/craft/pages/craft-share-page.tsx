import { type ChatId, TARGETS_MAX } from "@4d/contract";
import { Megaphone } from "lucide-react";
import { useEffect, useState } from "react";
import { toast } from "../../../platform/dialogs.ts";
import type { Failure } from "../../../platform/failure.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { back, push } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { me } from "../../../platform/session.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonRow } from "../../../ui/button-row.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { FootBar } from "../../../ui/foot-bar.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { ForwardList, type ForwardTarget, sendChosen, sendText } from "../../messages/index.ts";
import { certificatePicture } from "../certificate-picture.ts";
import { CertificateCard } from "../components/certificate-card.tsx";
import { loadCertificate, loadElementDetails, type Proof } from "../element-details.store.ts";
import { elementName } from "../thing.ts";

interface Ready {
  proof: Proof;
  /** The two elements that make it; empty when I may not know them yet. */
  way: string;
}

async function load(number: number): Promise<Ready | Failure> {
  const proof = await loadCertificate(number);
  if (!proof.ok) return proof.failure;
  const about = await loadElementDetails(proof.value.discovery.element.id);
  const step = about.ok ? about.value.steps.at(-1) : undefined;
  const way =
    step === undefined
      ? ""
      : `${step.a.emoji} ${elementName(step.a)} + ${step.b.emoji} ${elementName(step.b)}`;
  return { proof: proof.value, way };
}

function useShareProof(number: number): { ready: Ready | null; failure: Failure | null; again: () => void } {
  const [found, setFound] = useState<Ready | Failure | null>(null);
  useEffect(() => {
    void load(number).then(setFound);
  }, [number]);
  const again = () => void load(number).then(setFound);
  if (found === null) return { ready: null, failure: null, again };
  return "proof" in found ? { ready: found, failure: null, again } : { ready: null, failure: found, again };
}

const shareText = ({ proof: { discovery, certificate }, way }: Ready): string =>
  [
    t("craft.shareText", {
      who: discovery.by.nickName,
      name: `${discovery.element.emoji} ${elementName(discovery.element)}`,
    }),
    ...(way === "" ? [] : [way]),
    `No. ${discovery.number} · ${certificate.signature.slice(0, 16)}`,
  ].join("\n");

/** Offers to post a discovery of mine in the square; nothing for somebody else's. */
function PostButton({ ready: { proof } }: { ready: Ready }) {
  const { number, by, element } = proof.discovery;
  if (by.id !== me.get()?.uid) return null;
  return (
    <IconButton
      label={t("craft.toSquare")}
      icon={<Megaphone aria-hidden="true" />}
      onClick={() =>
        push("/pages/square/compose", { kind: "craft", ref: number, title: elementName(element) })
      }
    />
  );
}

/** Sends the certificate `number=` to chats, as a picture or as text. */
export function CraftSharePage() {
  const { query } = usePage();
  const { ready, failure, again } = useShareProof(Number(query.number ?? 0));
  const [chosen, setChosen] = useState<ReadonlyMap<ChatId, ForwardTarget>>(new Map());
  const [busy, setBusy] = useState(false);
  const toggle = (target: ForwardTarget) => {
    const next = new Map(chosen);
    if (!next.delete(target.chatId)) next.set(target.chatId, target);
    setChosen(next);
  };
  const done = () => {
    toast(t("craft.shared"));
    back();
  };
  const sendPicture = async () => {
    if (ready === null) return;
    setBusy(true);
    const file = await certificatePicture(ready.proof, ready.way);
    setBusy(false);
    if (file === null) return toast(t("common.saveFailed"));
    for (const chatId of chosen.keys()) sendChosen(chatId, [{ file, kind: "image" }]);
    done();
  };
  const sendWords = () => {
    if (ready === null) return;
    for (const chatId of chosen.keys()) sendText(chatId, shareText(ready));
    done();
  };
  const isDisabled = ready === null || chosen.size === 0;
  return (
    <Page
      fixed
      nav={<NavBar title={t("craft.share")} actions={ready !== null && <PostButton ready={ready} />} />}
      head={
        ready !== null && (
          <div className="px-4 pt-1 pb-3 short:hidden">
            <CertificateCard proof={ready.proof} />
          </div>
        )
      }
      foot={
        <FootBar>
          <ButtonRow>
            <Button disabled={isDisabled} busy={busy} onClick={() => void sendPicture()}>
              {t("craft.sharePicture")}
            </Button>
            <Button look="ghost" disabled={isDisabled} onClick={sendWords}>
              {t("craft.shareWords")}
            </Button>
          </ButtonRow>
        </FootBar>
      }
    >
      {failure !== null && <FailedState title={failure.message} onRetry={again} />}
      {failure === null && ready === null && <SkeletonRows count={6} />}
      {ready !== null && <ForwardList chosen={chosen} full={chosen.size >= TARGETS_MAX} onToggle={toggle} />}
    </Page>
  );
}
