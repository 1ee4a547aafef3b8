// `npm run test:livekit [playwright arguments]`: a group call in a room of a real LiveKit server, which Go
// compiles from its module proxy into `.cache`, once. Six browsers: five in a call, a sixth later, the server
// killed, restarted and stalled in the middle. Skipped without Go.
import { closingLine } from "./lib/counts.ts";
import { liveKitConfig } from "./lib/live-kit.ts";
import { ensureBrowser } from "./lib/machine.ts";
import { ensureLiveKit } from "./lib/outside-tools.ts";
import { journeysPart, runPart } from "./lib/parts.ts";
import { say } from "./lib/shell.mjs";

const program = await ensureLiveKit();
if (program === undefined) {
  say("Skipped: there is no Go here to compile a LiveKit server with (Debian: apt-get install golang).");
  process.exit(0);
}
const args = ["e2e/calls-livekit", "--workers=1", ...process.argv.slice(2)];
const part = journeysPart("livekit", await ensureBrowser(), args);
const JOURNEY_LIVEKIT = JSON.stringify(await liveKitConfig(program));
const counts = await runPart({ ...part, env: { ...part.env, JOURNEY_LIVEKIT } });
say("");
say(closingLine(counts));
process.exit(counts.failed === 0 ? 0 : 1);
