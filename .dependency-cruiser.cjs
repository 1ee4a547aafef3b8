// Import directions for apps/server, apps/web, packages/contract. Run from the root:
// node --import ./scripts/lib/typescript-api.mjs node_modules/.bin/depcruise --config .dependency-cruiser.cjs apps packages e2e bench
// Rings of domain folders are judged by .dependency-cruiser-rings.cjs.
// scripts/checks/imports.test.ts breaks each rule once and expects its name.
const D = "^apps/(server|web)/src/domains/([^/]+)/";
module.exports = {
  forbidden: [
    {
      name: "no-circular",
      severity: "error",
      comment: "Break the loop: one of the two does not need the other.",
      from: {},
      to: { circular: true },
    },
    {
      name: "contract-imports-nothing",
      severity: "error",
      comment: "The contract knows neither side, no node, no DOM library.",
      from: { path: "^packages/contract/src", pathNot: "[.]test[.]ts$" },
      to: { pathNot: ["^packages/contract/src", "node_modules/zod/"] },
    },
    {
      name: "apps-apart",
      severity: "error",
      comment: "Server and web meet only in packages/contract.",
      from: { path: "^apps/([^/]+)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    {
      name: "platform-below-domains",
      severity: "error",
      comment: "Adapters do not know the product.",
      from: { path: "^apps/[^/]+/src/(platform|ui)/" },
      to: { path: "^apps/[^/]+/src/(domains|app)[/.]" },
    },
    {
      name: "domain-by-its-door",
      severity: "error",
      comment: "Enter another domain by its index.ts only.",
      from: { path: D },
      to: {
        path: "^apps/$1/src/domains/",
        pathNot: ["^apps/$1/src/domains/$2/", "^apps/$1/src/domains/[^/]+/index[.]ts$"],
      },
    },
    {
      name: "routes-call-verbs",
      severity: "error",
      comment: "A route binds a contract to a verb; SQL is two doors further.",
      from: { path: "[.]routes[.]ts$" },
      to: { path: "[.]repository[.]ts$|^apps/server/src/platform/(db|bus)" },
    },
    {
      name: "repository-is-leaf",
      severity: "error",
      comment: "Repositories know tables, not rules, not the bus.",
      from: { path: "[.]repository[.]ts$" },
      to: { path: "^apps/server/src/(domains|platform)/", pathNot: ["[.]table[.]ts$", "/platform/db[./]"] },
    },
    {
      name: "policy-is-pure",
      severity: "error",
      comment: "Policies decide from their arguments.",
      from: { path: "[.]policy[.]ts$" },
      to: { path: "^apps/|^node:", pathNot: "[.]policy[.]ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "realtime-knows-no-domain",
      severity: "error",
      comment: "The gateway forwards envelopes; it never learns what a message is.",
      from: { path: "^apps/server/src/domains/realtime/" },
      to: { path: "^apps/server/src/domains/", pathNot: "^apps/server/src/domains/(realtime|auth)/" },
    },
    {
      name: "only-api-speaks-http",
      severity: "error",
      comment: "One file per domain talks to the server.",
      from: { path: "^apps/web/src/", pathNot: "[.]api[.]ts$|^apps/web/src/platform/" },
      to: { path: "^apps/web/src/platform/http" },
    },
    {
      name: "only-stores-hear-the-socket",
      severity: "error",
      comment: "Frames land in stores, never in components.",
      from: { path: "^apps/web/src/", pathNot: "[.]store[.]ts$|^apps/web/src/(platform|app)/" },
      to: { path: "^apps/web/src/platform/socket" },
    },
    {
      name: "components-below-pages",
      severity: "error",
      comment: "Pages compose components; nothing but app/ imports a page.",
      from: { path: "^apps/web/src/", pathNot: "^apps/web/src/(app/|domains/[^/]+/pages/)" },
      to: { path: "/pages/" },
    },
    {
      name: "views-ask-stores",
      severity: "error",
      comment: "A component tells its store; the store calls the api.",
      from: { path: "[.]tsx$" },
      to: { path: "[.]api[.]ts$" },
    },
    {
      name: "store-below-view",
      severity: "error",
      comment: "A store renders nothing.",
      from: { path: "[.](store|api)[.]ts$" },
      to: { path: "[.]tsx$" },
    },
    {
      name: "e2e-and-bench-from-outside",
      severity: "error",
      comment: "They know the contract and the address, not the insides.",
      from: { path: "^(e2e|bench)/" },
      to: { path: "^apps/" },
    },
    {
      name: "not-to-test",
      severity: "error",
      from: { pathNot: "([.]test[.]tsx?$|/testing/|^(e2e|bench)/)" },
      to: { path: "[.]test[.]tsx?$|/testing/" },
    },
    {
      name: "sync-knows-the-contract-only",
      severity: "error",
      comment: "The reducer and the outbox run in a page, in a worker and in the chaos run alike.",
      from: { path: "^packages/sync/src", pathNot: "[.]test[.]ts$" },
      to: { pathNot: ["^packages/(sync|contract)/src", "node_modules/zod/"] },
    },
    {
      name: "dialogue-knows-nobody",
      severity: "error",
      comment: "The built-in engine runs on the server and in a page's worker, and knows neither.",
      from: { path: "^packages/dialogue/src", pathNot: "[.]test[.]ts$" },
      to: { pathNot: ["^packages/dialogue/src"] },
    },
    {
      name: "craft-knows-nobody",
      severity: "error",
      comment:
        "What a pair makes must come out the same on the server and in a page: from this package alone.",
      from: { path: "^packages/craft/src", pathNot: "[.]test[.]ts$" },
      to: { pathNot: ["^packages/craft/src"] },
    },
    {
      name: "cards-know-the-contract-only",
      severity: "error",
      comment:
        "Cards are read in a page and in the server alike: they know the sheet's limits, and bring only the zip library.",
      from: { path: "^packages/cards/src", pathNot: "[.]test[.]ts$|/testing/" },
      to: { pathNot: ["^packages/(cards|contract)/src", "node_modules/(zod|fflate)/"] },
    },
    {
      name: "voice-synth-knows-nobody",
      severity: "error",
      comment: "The synthesised voices sound in a page and on the server alike, and bring nothing.",
      from: { path: "^packages/voice-synth/src", pathNot: "[.]test[.]ts$" },
      to: { pathNot: ["^packages/voice-synth/src"] },
    },
    {
      name: "painter-knows-nobody",
      severity: "error",
      comment: "Pictures are painted in a page and on the server alike, by the same code and nothing else.",
      from: { path: "^packages/painter/src", pathNot: "[.]test[.]ts$" },
      to: { pathNot: ["^packages/painter/src"] },
    },
    {
      name: "story-knows-the-contract-only",
      severity: "error",
      comment:
        "Stories are checked and played in a page's worker and in the server alike; ink is all they bring.",
      from: { path: "^packages/story/src", pathNot: "[.]test[.]ts$|/testing/" },
      to: { pathNot: ["^packages/(story|contract)/src", "node_modules/(zod|inkjs)/"] },
    },
    {
      name: "pictures-by-one-door",
      severity: "error",
      comment:
        "Whatever unpacks pictures runs in a process that can be ended: ask services.pictures. Tests make their inputs.",
      from: {
        path: "^(apps|packages|bench)/",
        pathNot: ["^apps/server/src/platform/pictures/", "[.]test[.]tsx?$", "/testing/"],
      },
      to: { path: "(^|/)node_modules/(sharp|@img)/|^(sharp|@img/.*)$" },
    },
    {
      name: "pictures-behind-their-door",
      severity: "error",
      comment: "What unpacks is loaded by the picture's own process; everybody else sees the door.",
      from: { path: "^apps/server/src/", pathNot: "^apps/server/src/platform/pictures/" },
      to: {
        path: "^apps/server/src/platform/pictures/",
        pathNot: "^apps/server/src/platform/pictures/index[.]ts$",
      },
    },
    {
      name: "not-to-unresolvable",
      severity: "error",
      comment:
        "An import the cruiser cannot follow is one it cannot judge; Vite's own are judged by the build.",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:|[?]url$" },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|dev-dist)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "browser", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs", ".json", ".css"],
    },
  },
};
