/** A part of the product whose tests are tried, and the tests that must notice a fault in it. */
export interface Area {
  readonly name: string;
  /** The files in which faults are planted: paths and globs from the root; with `!` before it, not those. */
  readonly mutate: readonly string[];
  /** The tests that run for each fault, and no others. */
  readonly tests: readonly string[];
  /** Settings of the tests, such as how many random cases are enough here. */
  readonly env?: Readonly<Record<string, string>>;
}

const domains = "apps/server/src/domains";

/** Queries, rules and stories of a domain, without what only binds or describes. */
const storiesOf = (domain: string): string[] => [
  `${domains}/${domain}/**/*.ts`,
  `!${domains}/${domain}/**/*.{test,table,routes}.ts`,
  `!${domains}/${domain}/{index,personal-data,elsewhere}.ts`,
];

/** What must not go wrong unnoticed: permissions, money, identity, privacy, order. */
export const AREAS: readonly Area[] = [
  {
    name: "policies",
    mutate: [`${domains}/**/*.policy.ts`],
    tests: [`${domains}/**/*.policy.test.ts`],
  },
  {
    name: "sync",
    mutate: [
      "packages/sync/src/{apply-heads,apply-rows,apply-state,apply-stream,chat-draft,chat,cursor,facts}.ts",
      "packages/sync/src/{expiry,left-behind,message,outbox,passing,recount,row,sorted,windows}.ts",
    ],
    tests: ["packages/sync/src/!(connection|outbox-runner|slow-network).test.ts"],
    env: { SYNC_CASES: "150" },
  },
  {
    name: "masking",
    mutate: [
      `${domains}/messages/{clip,clip-people}.ts`,
      `${domains}/square/{clip,clip-lines}.ts`,
      `${domains}/admin/hide-secrets.ts`,
    ],
    tests: [
      `${domains}/messages/{clip,clip-people,forward-messages}.test.ts`,
      `${domains}/square/{clip-lines,square}.test.ts`,
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
      `${domains}/auth/{authenticate,end-session,end-sessions,is-noted,keys,list-sessions,logout,note-session}.ts`,
      `${domains}/auth/{refresh,revoke-session,session-cache,standing-sessions,tokens}.ts`,
    ],
    tests: [`${domains}/auth/{is-noted,keys,refresh,security-log,session-cache,sessions,tokens}.test.ts`],
  },
  {
    name: "ledger",
    mutate: [
      `${domains}/capsules/{accounts,holds,incomes,keys,transactions}.repository.ts`,
      `${domains}/capsules/{claimed,credit,credit-order,ledger,lines,lock-owners,move-capsules,outcome,post-hold}.ts`,
      `${domains}/capsules/{record-money,record-transaction,release-incomes,return-of,reverse-credit,reverse-order}.ts`,
      `${domains}/capsules/{set-aside,spend-on-work,verbs,void-holds}.ts`,
    ],
    tests: [
      `${domains}/capsules/{earning,lines,post-hold,reconciliation,record-transaction,spend-on-work,verbs}.test.ts`,
      `${domains}/payments/orders.test.ts`,
      `${domains}/{stories,talks}/earning.test.ts`,
      "apps/server/src/testing/ledger/histories.test.ts",
    ],
  },
  {
    name: "payments",
    mutate: [
      `${domains}/payments/{alipay-gateway,finish-refund,keep-mismatch,keep-stray,pay-order,refund-order}.ts`,
      `${domains}/payments/{settle-payment,stripe-provider,wechat-api,wechat-news}.ts`,
    ],
    tests: [`${domains}/payments/*.test.ts`],
  },
  {
    name: "leaving",
    mutate: [
      `${domains}/account/{belongings.repository,leave-account,leavers.repository,remove-leavers,remove-person}.ts`,
      `${domains}/{characters,square,stories}/forget-person*.ts`,
      `${domains}/messages/let-go*.ts`,
      `${domains}/users/retire-user.ts`,
    ],
    tests: [`${domains}/account/*.test.ts`],
  },
];
