export type MutationRoom = {
  readonly name: string
  /** What is broken on purpose, as globs from the root. */
  readonly mutate: readonly string[]
  /** The tests that must notice, as globs from the root. */
  readonly tests: readonly string[]
  /** Whether the tests ask a PostgreSQL server, which is started for them. */
  readonly needsDatabase: boolean
}

const NO_RULES = ['!**/*.test.ts', '!**/*.fixture.ts', '!**/index.ts']
/** Tables of facts: a test that repeats them would hold nothing. */
const FACTS = ['!core/currencies/networks/**', '!core/currencies/{currencies,listings}.ts']

function coreRoom(folder: string): MutationRoom {
  return {
    name: `core/${folder}`,
    mutate: [
      `core/${folder}/**/*.ts`,
      ...NO_RULES,
      ...FACTS,
      '!core/currencies/fiat-currencies.ts',
    ],
    tests: ['core/**/*.test.ts'],
    needsDatabase: false,
  }
}

/** `users`: rooms whose tests use what this one does for them alone. */
function serverRoom(folder: string, users: readonly string[] = []): MutationRoom {
  return {
    name: `server/${folder}`,
    mutate: [`server/${folder}/**/*.ts`, ...NO_RULES],
    tests: [folder, ...users].map((room) => `server/${room}/**/*.test.ts`),
    needsDatabase: true,
  }
}

/** What decides about money: all of core but its ports, and the rooms of the server that book, sign and pay. */
export const mutationRooms: readonly MutationRoom[] = [
  ...[
    'money',
    'quotes',
    'orders',
    'ledger',
    'rates',
    'addresses',
    'inventory',
    'fiat',
    'compliance',
    'currencies',
    'accounts',
    'account-names',
    'alerts',
    'analytics',
    'names',
    'result',
  ].map(coreRoom),
  serverRoom('orders', ['restore-guard']),
  serverRoom('deposits', ['suspense-returns']),
  serverRoom('transfers', [
    'affiliates',
    'cold-storage',
    'deposits/vanishing',
    'hand-payouts',
    'restore-guard',
    'suspense-returns',
  ]),
  ...['ledger', 'signing', 'quotes'].map((folder) => serverRoom(folder)),
]
