// What hears of messages without being asked: other devices' drafts, the end of a login, sounds, files on
// their way, what a closed tab left.
import "./drafts.store.ts";
import "./message-alerts.store.ts";
import "./orphaned-messages.store.ts";
import "./live-replies.store.ts";
import "./messages.store.ts";

import "./removed-files.ts";
import "./uploads.store.ts";
import "./voice-player.store.ts";
