import { Mic, MicOff, Phone, PhoneOff, SwitchCamera, UserPlus, Video, VideoOff } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { acceptRinging, hangUp, switchCamera, toggleCamera, toggleMicrophone } from "../call-actions.ts";
import type { CallView } from "../call-view.ts";
import { canConnect } from "../media/call-obstacle.ts";
import { CallButton, CallButtons } from "./call-button.tsx";

interface CallControlsProps {
  call: CallView;
  overArt?: boolean;
  /** In a group: invites more members. */
  onInvite?: () => void;
}

/** The buttons of an incoming call: accept, where this browser can, or reject. */
function Answer({ call }: { call: CallView }) {
  const Icon = call.mode === "video" ? Video : Phone;
  return (
    <CallButtons few>
      <CallButton
        label={t("calls.reject")}
        icon={<PhoneOff aria-hidden="true" />}
        look="end"
        onPress={hangUp}
      />
      {canConnect() && (
        <CallButton
          label={t("calls.accept")}
          icon={<Icon aria-hidden="true" />}
          look="accept"
          onPress={acceptRinging}
        />
      )}
    </CallButtons>
  );
}

function endLabel({ kind, phase }: CallView): string {
  if (kind === "group") return t("calls.leave");
  return phase === "preparing" || phase === "calling" ? t("calls.cancel") : t("calls.hangUp");
}

/** Microphone, camera, flip, invite, hang up (design: group-video). */
export function CallControls({ call, overArt, onInvite }: CallControlsProps) {
  const { own, phase } = call;
  if (phase === "ringing") return <Answer call={call} />;
  const look = overArt === true ? "glass" : "plain";
  const camera = !own.videoLimited || own.camera;
  return (
    <CallButtons>
      <CallButton
        label={own.microphone ? t("calls.mute") : t("calls.unmute")}
        icon={own.microphone ? <Mic aria-hidden="true" /> : <MicOff aria-hidden="true" />}
        look={own.microphone ? look : "off"}
        onPress={toggleMicrophone}
      />
      {camera && (
        <CallButton
          label={own.camera ? t("calls.cameraOff") : t("calls.cameraOn")}
          icon={own.camera ? <Video aria-hidden="true" /> : <VideoOff aria-hidden="true" />}
          look={own.camera || call.mode === "voice" ? look : "off"}
          onPress={toggleCamera}
        />
      )}
      {own.camera && own.canFlip && (
        <CallButton
          label={t("calls.flip")}
          icon={<SwitchCamera aria-hidden="true" />}
          look={look}
          onPress={switchCamera}
        />
      )}
      {onInvite !== undefined && (
        <CallButton
          label={t("calls.invite")}
          icon={<UserPlus aria-hidden="true" />}
          look={look}
          onPress={onInvite}
        />
      )}
      <CallButton label={endLabel(call)} icon={<PhoneOff aria-hidden="true" />} look="end" onPress={hangUp} />
    </CallButtons>
  );
}
