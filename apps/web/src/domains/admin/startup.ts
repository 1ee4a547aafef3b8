// Hears that rights changed, so that the token's list of them is renewed; and what was decided about mine.
import "./admin-events.store.ts";
