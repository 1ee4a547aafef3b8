import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "./helpers.ts";
import { freePort } from "./postgres.ts";
import { root } from "./shell.mjs";

/** A LiveKit server that is not started yet: its program and its address. */
export interface LiveKitConfig {
  readonly program: string;
  readonly port: number;
  readonly tcpPort: number;
  readonly udpPort: number;
  readonly key: string;
  readonly secret: string;
}

/** A configuration on free ports of loopback. */
export const liveKitConfig = async (program: string): Promise<LiveKitConfig> => ({
  program,
  port: await freePort(),
  tcpPort: await freePort(),
  udpPort: await freePort(),
  key: "key",
  secret: `a-secret-of-this-run-alone-${process.pid}`,
});

/** The environment variables by which our server finds it. */
export const liveKitEnv = ({ port, key, secret }: LiveKitConfig): Record<string, string> => ({
  LIVEKIT_URL: `ws://127.0.0.1:${port}`,
  LIVEKIT_API_KEY: key,
  LIVEKIT_API_SECRET: secret,
});

/** The settings we ship, with other addresses. @throws Error when one of the replaced texts is missing */
function settingsFor({ port, tcpPort, udpPort }: LiveKitConfig): string {
  const changes: [before: string, after: string][] = [
    ["port: 7880", `port: ${port}`],
    ['bind_addresses: ["127.0.0.1", "172.17.0.1"]', 'bind_addresses: ["127.0.0.1"]'],
    ["tcp_port: 7881", `tcp_port: ${tcpPort}`],
    ["udp_port: 7882", `udp_port: ${udpPort}`],
    [
      "use_external_ip: true",
      "use_external_ip: false\n  node_ip: 127.0.0.1\n  enable_loopback_candidate: true\n  interfaces:\n    includes: [lo]",
    ],
  ];
  let settings = readFileSync(join(root, "deploy/services/livekit.yaml"), "utf8");
  for (const [before, after] of changes) {
    if (!settings.includes(before)) throw new Error(`deploy/services/livekit.yaml has no "${before}"`);
    settings = settings.replace(before, after);
  }
  return settings;
}

/**
 * A server that can fail in the middle of a call: killed, stopped for a while, started again at the same
 * address.
 */
export interface RunningLiveKit {
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** It accepts traffic and sends nothing, like a network that stalls. */
  readonly stall: () => void;
  readonly goOn: () => void;
}

/** Starts a LiveKit server on loopback. @throws Error with its output when it does not listen */
export async function startLiveKit(config: LiveKitConfig): Promise<RunningLiveKit> {
  const args = ["--config-body", settingsFor(config), "--keys", `${config.key}: ${config.secret}`];
  const begin = () => launch(config.program, args, config.port, mkdtempSync(join(tmpdir(), "live-kit-")));
  let running = await begin();
  return {
    async kill() {
      running.stop();
      await running.ended;
    },
    async start() {
      running = await begin();
    },
    stall: () => void process.kill(running.pid, "SIGSTOP"),
    goOn: () => void process.kill(running.pid, "SIGCONT"),
  };
}
