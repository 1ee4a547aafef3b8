// Hears that rights changed, so that the token's list of them is renewed.
import "./rights.store.ts";
