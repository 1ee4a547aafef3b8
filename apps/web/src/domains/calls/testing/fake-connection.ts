import type { Description } from "../peer/peer-link.ts";

/** As much of a connection as negotiation needs, following the standard. */
export class FakeConnection extends EventTarget {
  signalingState = "stable";
  iceConnectionState = "new";
  localDescription: Description | null = null;
  remoteDescription: Description | null = null;
  candidates: string[] = [];
  closed = false;
  restarts = 0;
  made = 0;
  packets = 0;
  senders: { track: unknown }[] = [];

  async setLocalDescription(): Promise<void> {
    const answers = this.signalingState === "have-remote-offer";
    this.made += 1;
    this.localDescription = { type: answers ? "answer" : "offer", sdp: `local ${this.made}` };
    this.signalingState = answers ? "stable" : "have-local-offer";
  }
  async setRemoteDescription(description: Description): Promise<void> {
    this.remoteDescription = description;
    this.signalingState = description.type === "offer" ? "have-remote-offer" : "stable";
  }
  async addIceCandidate({ candidate }: { candidate: string }): Promise<void> {
    if (this.remoteDescription === null) throw new Error("too early");
    this.candidates.push(candidate);
  }
  addTransceiver(): void {}
  addTrack(track: unknown): object {
    const sender = {
      track,
      replaceTrack: async (next: unknown) => {
        sender.track = next;
      },
      getParameters: () => ({ encodings: [] }),
    };
    this.senders.push(sender);
    return sender;
  }
  restartIce(): void {
    this.restarts += 1;
    this.needs();
  }
  async getStats(): Promise<Map<string, object>> {
    return new Map([["in", { type: "inbound-rtp", packetsReceived: this.packets, packetsLost: 0 }]]);
  }
  close(): void {
    this.closed = true;
  }
  needs(): void {
    this.dispatchEvent(new Event("negotiationneeded"));
  }
  become(state: string): void {
    this.iceConnectionState = state;
    this.dispatchEvent(new Event("iceconnectionstatechange"));
  }
}
