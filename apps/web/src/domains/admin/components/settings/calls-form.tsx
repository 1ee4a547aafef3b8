import type { AdminSettingsView } from "@4d/contract";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { withItem, withoutItem } from "../../../../platform/list-edits.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { Locked } from "./locked.tsx";
import { NumberField } from "./number-field.tsx";
import { SettingsGroupForm } from "./settings-group-form.tsx";
import { useSaving } from "./use-saving.ts";

type Server = AdminSettingsView["webrtc"]["iceServers"][number];

function ServerField({
  server,
  onChange,
  onRemove,
}: {
  server: Server;
  onChange: (server: Server) => void;
  onRemove: () => void;
}) {
  const put = (name: "username" | "credential", text: string) => {
    const { [name]: _, ...rest } = server;
    onChange(text === "" ? rest : { ...rest, [name]: text });
  };
  return (
    <div className="flex flex-col gap-2 rounded-m bg-ink-2 p-3">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={t("admin.iceUrl")}
            placeholder="turn:turn.example.org:3478"
            value={server.urls}
            onChange={(urls) => onChange({ ...server, urls: urls.trim() })}
          />
        </div>
        <IconButton
          label={t("admin.removeServer", { url: server.urls })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      {server.urls.startsWith("turn") && (
        <div className="grid grid-cols-2 gap-2">
          <TextField
            label={t("admin.iceUser")}
            value={server.username ?? ""}
            onChange={(text) => put("username", text)}
          />
          <TextField
            label={t("admin.iceSecret")}
            value={server.credential ?? ""}
            onChange={(text) => put("credential", text)}
          />
        </div>
      )}
    </div>
  );
}

/** The servers calls connect through, and how many people a call takes. */
export function CallsForm({ view }: { view: AdminSettingsView }) {
  const [maxChannel, setMost] = useState(view.webrtc.maxChannel);
  const [servers, setServers] = useState(() =>
    view.webrtc.iceServers.map((server, at) => ({ key: String(at), server })),
  );
  const saving = useSaving();
  const save = () => {
    if (Number.isNaN(maxChannel)) return saving.refuse(t("admin.numbersOnly"));
    const iceServers = servers.map(({ server }) => server).filter(({ urls }) => urls !== "");
    void saving.save({ webrtc: { maxChannel, iceServers } });
  };
  const { turn: turnServer, liveKit } = view.environment;
  const given = [...turnServer, liveKit].filter(Boolean).join(", ");
  return (
    <SettingsGroupForm
      note={given === "" ? t("admin.callsNote") : t("admin.callsNoteGiven", { given })}
      saving={saving}
      onSave={save}
    >
      <NumberField
        label={t("admin.maxChannel")}
        hint={t("admin.maxChannelNote")}
        value={maxChannel}
        onChange={setMost}
      />
      <Locked right="admin">
        {servers.map(({ key, server }, at) => (
          <ServerField
            key={key}
            server={server}
            onChange={(next) => setServers(withItem(servers, at, { key, server: next }))}
            onRemove={() => setServers(withoutItem(servers, at))}
          />
        ))}
        <Button
          look="ghost"
          size="small"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => setServers([...servers, { key: crypto.randomUUID(), server: { urls: "stun:" } }])}
        >
          {t("admin.addServer")}
        </Button>
      </Locked>
    </SettingsGroupForm>
  );
}
