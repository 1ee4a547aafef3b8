// Listens for changed rights, to renew the token that lists them, and for decisions about my content.
import "./admin-events.store.ts";
