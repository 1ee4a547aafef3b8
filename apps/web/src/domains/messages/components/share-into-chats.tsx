import { type ChatId, TARGETS_MAX } from "@4d/contract";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { toast } from "../../../platform/dialogs.ts";
import { back } from "../../../platform/navigation.ts";
import { Button } from "../../../ui/button.tsx";
import { FootBar } from "../../../ui/foot-bar.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { ForwardList, type ForwardTarget } from "./forward-list.tsx";

interface ShareIntoChatsProps {
  readonly words: {
    readonly title: string;
    readonly outside: string;
    /** The button's text while nobody is chosen, and with this many chats. */
    readonly choose: string;
    readonly send: (count: number) => string;
    readonly shared: string;
  };
  /** The content is loaded and can be sent. */
  readonly ready: boolean;
  readonly onSend: (chats: Iterable<ChatId>) => unknown;
  readonly onShareElsewhere: () => unknown;
}

/** A page that shares a card to up to nine chats, or outside the app. */
export function ShareIntoChats({ words, ready, onSend, onShareElsewhere }: ShareIntoChatsProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<ChatId, ForwardTarget>>(new Map());
  const toggle = (target: ForwardTarget) => {
    const next = new Map(chosen);
    if (!next.delete(target.chatId)) next.set(target.chatId, target);
    setChosen(next);
  };
  const send = () => {
    onSend(chosen.keys());
    toast(words.shared);
    back();
  };
  const shareButton = (
    <IconButton
      label={words.outside}
      icon={<Share2 aria-hidden="true" />}
      onClick={() => void onShareElsewhere()}
    />
  );
  return (
    <Page
      fixed
      nav={<NavBar title={words.title} actions={ready && shareButton} />}
      foot={
        <FootBar>
          <Button block disabled={chosen.size === 0 || !ready} onClick={send}>
            {chosen.size === 0 ? words.choose : words.send(chosen.size)}
          </Button>
        </FootBar>
      }
    >
      <ForwardList chosen={chosen} full={chosen.size >= TARGETS_MAX} onToggle={toggle} />
    </Page>
  );
}
