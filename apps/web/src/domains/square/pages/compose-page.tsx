import {
  type ChatId,
  creationKind,
  POST_CLIP_MAX,
  POST_TEXT_MAX,
  POST_TITLE_MAX,
  parseChatId,
} from "@4d/contract";
import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand/react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { replace } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Button } from "../../../ui/button.tsx";
import { FootBar } from "../../../ui/foot-bar.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextButton } from "../../../ui/text-button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { Attachments } from "../components/compose/attachments.tsx";
import { ComposeOptions } from "../components/compose/compose-options.tsx";
import { MediaDropZone } from "../components/compose/media-drop-zone.tsx";
import { MediaField } from "../components/compose/media-field.tsx";
import {
  changeDraft,
  clearDraft,
  composeStore,
  type PostDraft,
  problemAfterUploads,
  publishPost,
  publishProblem,
  restoreDraft,
} from "../compose.store.ts";
import { mediaStore } from "../media-queue.store.ts";
import { loadSquare } from "../square.store.ts";
import { POST_PATH } from "../square-paths.ts";

/** Messages selected in a chat: `clipOf=g:12`, `ids=7,8`. Pure. */
function clipFromQuery({ clipOf = "", ids = "" }: Readonly<Record<string, string>>): PostDraft["clip"] {
  const chosen = ids
    .split(",")
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  if (parseChatId(clipOf) === null || chosen.length === 0) return null;
  return { chatId: clipOf as ChatId, ids: chosen.slice(0, POST_CLIP_MAX) };
}

/** The draft in the address: a creation, the remixed post, the topic, the prompt. Pure. */
function draftFromQuery(query: Readonly<Record<string, string>>): Partial<PostDraft> {
  const kind = creationKind.safeParse(query.kind);
  const [ref, remixOf, topicId] = [query.ref, query.remixOf, query.topicId].map(Number);
  return {
    creation: kind.success && ref ? { kind: kind.data, id: ref, title: query.title ?? "" } : null,
    clip: clipFromQuery(query),
    remixOf: remixOf ? { id: remixOf, title: query.remixTitle ?? "", author: query.remixAuthor ?? "" } : null,
    answersPrompt: query.prompt === "1",
    ...(topicId ? { topicId } : {}),
  };
}

/**
 * Writes a post (`FEED-2`). Other screens pass what to show: `kind=story&ref=12&title=…`;
 * `remixOf=`, `topicId=`, `prompt=1`, `clipOf=` and `ids=`.
 */
export function ComposePage() {
  const { query, isHere } = usePage();
  const { title, text, busy } = useStore(composeStore);
  const pictures = useStore(mediaStore, ({ items }) => items.length);
  const [refused, setRefused] = useState("");
  const isStarted = useRef(false);
  useEffect(() => {
    // Returning from a page over this one must not start over.
    if (isStarted.current) return;
    isStarted.current = true;
    restoreDraft();
    changeDraft(draftFromQuery(query));
    void loadSquare();
  }, [query]);
  const post = async () => {
    if (composeStore.getState().busy) return;
    setRefused("");
    const why = publishProblem(composeStore.getState()) ?? (await problemAfterUploads());
    if (why !== null) return setRefused(why);
    const outcome = await publishPost();
    if (!outcome.ok) return setRefused(outcome.failure.message);
    toast(outcome.value.status === "review" ? t("square.toldReview") : t("square.posted"));
    if (isHere()) replace(POST_PATH, { id: outcome.value.id });
  };
  const dirty = title !== "" || text !== "" || pictures > 0;
  return (
    <Page
      nav={
        <NavBar
          title={t("square.compose")}
          actions={
            dirty && (
              <span className="pr-2.5">
                <TextButton onPress={clearDraft}>{t("common.clear")}</TextButton>
              </span>
            )
          }
        />
      }
      foot={
        <FootBar>
          <Button block size="large" busy={busy} onClick={() => void post()}>
            {t("square.publish")}
          </Button>
        </FootBar>
      }
      padded
    >
      <MediaDropZone>
        <MediaField />
        <Attachments />
        <TextField
          aria-label={t("square.postTitle")}
          placeholder={t("square.postTitle")}
          value={title}
          maxLength={POST_TITLE_MAX}
          onChange={(next) => changeDraft({ title: next })}
        />
        <TextArea
          aria-label={t("square.postText")}
          placeholder={t("square.postTextHint")}
          value={text}
          max={POST_TEXT_MAX}
          tall
          onChange={(next) => changeDraft({ text: next })}
        />
        <FormError text={refused} />
        <ComposeOptions />
      </MediaDropZone>
    </Page>
  );
}
