// What hears of messages without being asked: other devices' drafts, the end of a login, sounds, files on
// their way, what a closed tab left.
import "./drafts.store.ts";
import "./expulsion.store.ts";
import "./left-behind.store.ts";
import "./live-answers.store.ts";
import "./messages.store.ts";
import "./notify.store.ts";
import "./refused.ts";
import "./taken-back.ts";
import "./uploads.store.ts";
import "./voice-player.store.ts";
