/** A part of the product in which faults are planted, and the tests that must detect them. */
export interface Area {
  readonly name: string;
  /** The files in which faults are planted: paths and globs from the root; `!` before one excludes it. */
  readonly mutate: readonly string[];
  /** The tests that run for each fault, and no others. */
  readonly tests: readonly string[];
  /** Settings of the tests, such as how many random cases are enough here. */
  readonly env?: Readonly<Record<string, string>>;
}

const domains = "apps/server/src/domains";

/** Queries, rules and verbs of a domain, without files that only bind or describe. */
const storiesOf = (domain: string): string[] => [
  `${domains}/${domain}/**/*.ts`,
  `!${domains}/${domain}/**/*.{test,table,routes}.ts`,
  `!${domains}/${domain}/{index,personal-data,external-data}.ts`,
];

/** Where no fault may go unnoticed: permissions, money, identity, privacy, order. */
export const AREAS: readonly Area[] = [
  {
    name: "policies",
    mutate: [`${domains}/**/*.policy.ts`],
    tests: [`${domains}/**/*.policy.test.ts`],
  },
  {
    name: "sync",
    mutate: [
      "packages/sync/src/{apply-chat-summaries,apply-rows,apply-state,apply-stream,chat-builder,chat,cursor,facts}.ts",
      "packages/sync/src/{message-expiry,abandoned-outbox,message,outbox,reply-rows,recount,stream-row,sorted,message-window}.ts",
    ],
    tests: ["packages/sync/src/!(connection|outbox-runner|slow-network).test.ts"],
    env: { SYNC_CASES: "150" },
  },
  {
    name: "masking",
    mutate: [
      `${domains}/messages/forwarding/{clip,clip-people}.ts`,
      `${domains}/square/{clip,clip-lines}.ts`,
      `${domains}/admin/hide-secrets.ts`,
    ],
    tests: [
      `${domains}/messages/forwarding/{clip,clip-people,forward-messages}.test.ts`,
      `${domains}/square/{clip,square}.test.ts`,
      `${domains}/admin/hide-secrets.test.ts`,
    ],
  },
  {
    name: "ranking",
    mutate: storiesOf("discover"),
    tests: [`${domains}/discover/*.test.ts`],
  },
  {
    name: "tokens",
    mutate: [
      `${domains}/auth/{authenticate,sessions,publish-session-end,is-security-relevant,keys,list-sessions,logout,session-use}.ts`,
      `${domains}/auth/{refresh,revoke-session,session-cache,find-active-sessions,tokens}.ts`,
    ],
    tests: [
      `${domains}/auth/{is-security-relevant,keys,refresh,security-log,session-cache,sessions,tokens}.test.ts`,
    ],
  },
  {
    name: "ledger",
    mutate: [
      `${domains}/capsules/{accounts,holds,incomes,keys,transactions}.repository.ts`,
      `${domains}/capsules/{once-for-key,credit,credit-order,ledger-transaction,lines,lock-owners,outcome,post-hold}.ts`,
      `${domains}/capsules/{record-money,record-transaction,release-incomes,return-of,reverse-credit,reverse-order}.ts`,
      `${domains}/capsules/{place-holds,spend-on-work,ledger-operations,void-holds}.ts`,
    ],
    tests: [
      `${domains}/capsules/{earning,lines,post-hold,reconciliation,record-transaction,spend-on-work,ledger-operations}.test.ts`,
      `${domains}/payments/orders.test.ts`,
      `${domains}/{stories,talks}/earning.test.ts`,
      "apps/server/src/testing/ledger/histories.test.ts",
    ],
  },
  {
    name: "payments",
    mutate: [
      `${domains}/payments/{alipay-gateway,finish-refund,save-mismatch,save-unmatched-event,pay-order,refund-order}.ts`,
      `${domains}/payments/{settle-payment,stripe-provider,wechat-api,wechat-events}.ts`,
    ],
    tests: [`${domains}/payments/*.test.ts`],
  },
  {
    name: "leaving",
    mutate: [
      `${domains}/account/{personal-rows.repository,request-deletion,account-deletions.repository,delete-due-accounts,delete-account}.ts`,
      `${domains}/{characters/{delete-characters-of,remove-character},square/delete-square-content*,stories/delete-stories-of.ts}.ts`,
      `${domains}/messages/retention/anonymise-messages*.ts`,
      `${domains}/users/anonymise-user.ts`,
    ],
    tests: [`${domains}/account/*.test.ts`],
  },
];
