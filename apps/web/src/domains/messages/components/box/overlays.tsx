import type { Message } from "@4d/sync";
import { type Dispatch, lazy, type SetStateAction, Suspense } from "react";
import { GiftOpening } from "../../../gifts/index.ts";
import { useChat } from "./chat-context.ts";
import type { MenuTarget } from "./message-menu.tsx";

const MessageMenu = lazy(() =>
  import("./message-menu.tsx").then((module) => ({ default: module.MessageMenu })),
);
const ReactSheet = lazy(() => import("./react-sheet.tsx").then((module) => ({ default: module.ReactSheet })));
const ReadersSheet = lazy(() =>
  import("./readers-sheet.tsx").then((module) => ({ default: module.ReadersSheet })),
);
const PictureViewer = lazy(() =>
  import("../viewer/picture-viewer.tsx").then((module) => ({ default: module.PictureViewer })),
);

/** What is open over the chat, one at a time. */
export type Overlay =
  | { kind: "menu"; target: MenuTarget }
  | { kind: "react"; message: Message }
  | { kind: "readers"; messageId: number }
  | { kind: "gift"; giftId: number }
  | { kind: "picture"; messageId: number };

interface OverlaysProps {
  overlay: Overlay | null;
  pictures: readonly Message[];
  onChange: Dispatch<SetStateAction<Overlay | null>>;
}

/** Draws the overlay; the code of each loads on first use. */
export function Overlays({ overlay, pictures, onChange }: OverlaysProps) {
  const { me } = useChat();
  // An overlay that replaces this one must not be closed with it.
  const close = () => onChange((now) => (now === overlay ? null : now));
  if (overlay === null) return null;
  return (
    <Suspense>
      {overlay.kind === "menu" && (
        <MessageMenu
          target={overlay.target}
          me={me}
          onClose={close}
          onMoreEmoji={(message) => onChange({ kind: "react", message })}
        />
      )}
      {overlay.kind === "react" && <ReactSheet message={overlay.message} onClose={close} />}
      {overlay.kind === "readers" && <ReadersSheet messageId={overlay.messageId} onClose={close} />}
      {overlay.kind === "gift" && <GiftOpening id={overlay.giftId} onClose={close} />}
      {overlay.kind === "picture" && (
        <PictureViewer messages={pictures} startId={overlay.messageId} onClose={close} />
      )}
    </Suspense>
  );
}
