// Rings between domain folders. Judged without tests: they may ask testing/ for people, which knows every
// domain, and a ring through there is no need of the product's.
const { options } = require("./.dependency-cruiser.cjs");

module.exports = {
  forbidden: [
    {
      name: "domains-acyclic",
      scope: "folder",
      severity: "error",
      comment: "Domain folders form a tree of needs, not a ring.",
      from: { path: "^apps/[^/]+/src/domains/[^/]+$" },
      to: { circular: true, path: "^apps/[^/]+/src/domains/[^/]+$" },
    },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|[.]test[.]tsx?$|/testing/` } },
};
