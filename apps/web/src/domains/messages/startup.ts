// Listens to messages in the background: other devices' drafts, the end of a login, sounds, uploads,
// messages a closed tab left unsent.
import "./drafts.store.ts";
import "./message-alerts.store.ts";
import "./orphaned-messages.store.ts";
import "./live-replies.store.ts";
import "./messages.store.ts";

import "./removed-files.ts";
import "./reveals.store.ts";
import "./uploads.store.ts";
import "./voice-player.store.ts";
