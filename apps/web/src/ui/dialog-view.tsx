import { lazy, Suspense, useState } from "react";
import { type DialogRequest, dismissDialog, type PromptOptions } from "../platform/dialogs.ts";
import { t } from "../platform/i18n/i18n.ts";
import { ActionSheet } from "./action-sheet.tsx";
import { Button } from "./button.tsx";
import { ModalView } from "./modal-view.tsx";
import { TextField } from "./text-field.tsx";

const ImageCropper = lazy(() =>
  import("./image-cropper.tsx").then((module) => ({ default: module.ImageCropper })),
);

type Of<K extends DialogRequest["kind"]> = Extract<DialogRequest, { kind: K }>;

function Confirm({ request }: { request: Of<"confirm"> }) {
  const { title, body, ok, cancel, danger } = request.options;
  const resolve = (yes: boolean) => {
    dismissDialog(request);
    request.done(yes);
  };
  const actions = (
    <>
      <Button look="ghost" onClick={() => resolve(false)}>
        {cancel ?? t("common.cancel")}
      </Button>
      <Button look={danger ? "danger" : "primary"} onClick={() => resolve(true)}>
        {ok ?? t("common.confirm")}
      </Button>
    </>
  );
  return <ModalView open title={title} note={body} onClose={() => resolve(false)} actions={actions} />;
}

function Alert({ request }: { request: Of<"alert"> }) {
  const { title, body, ok } = request.options;
  const resolve = () => {
    dismissDialog(request);
    request.done();
  };
  return (
    <ModalView
      open
      firm
      title={title}
      note={body}
      onClose={resolve}
      actions={<Button onClick={resolve}>{ok ?? t("common.ok")}</Button>}
    />
  );
}

function PromptForm({
  options,
  resolve,
}: {
  options: PromptOptions;
  resolve: (text: string | null) => void;
}) {
  const [text, setText] = useState(options.value ?? "");
  return (
    <form
      onSubmit={(submit) => {
        submit.preventDefault();
        resolve(text);
      }}
    >
      <TextField
        autoFocus
        aria-label={options.title}
        placeholder={options.placeholder}
        maxLength={options.max}
        value={text}
        onChange={setText}
      />
      <div className="mt-5 flex flex-wrap-reverse gap-3 *:min-w-fit *:flex-1 *:px-4">
        <Button look="ghost" onClick={() => resolve(null)}>
          {options.cancel ?? t("common.cancel")}
        </Button>
        <Button type="submit">{options.ok ?? t("common.save")}</Button>
      </div>
    </form>
  );
}

function Prompt({ request }: { request: Of<"prompt"> }) {
  const resolve = (text: string | null) => {
    dismissDialog(request);
    request.done(text);
  };
  return (
    <ModalView open title={request.options.title} note={request.options.body} onClose={() => resolve(null)}>
      <PromptForm options={request.options} resolve={resolve} />
    </ModalView>
  );
}

function Crop({ request }: { request: Of<"crop"> }) {
  const resolve = (cropped: Blob | null) => {
    dismissDialog(request);
    request.done(cropped);
  };
  return (
    <Suspense>
      <ImageCropper picture={request.picture} onDone={resolve} />
    </Suspense>
  );
}

/** The dialog of a request, by its kind; a separate chunk. */
export function DialogView({ request }: { request: DialogRequest }) {
  if (request.kind === "confirm") return <Confirm request={request} />;
  if (request.kind === "alert") return <Alert request={request} />;
  if (request.kind === "prompt") return <Prompt request={request} />;
  if (request.kind === "crop") return <Crop request={request} />;
  const choose = (id: string | null) => {
    dismissDialog(request);
    request.done(id);
  };
  return <ActionSheet title={request.title} actions={request.actions} onChoose={choose} />;
}
