import "./settings.store.ts";
