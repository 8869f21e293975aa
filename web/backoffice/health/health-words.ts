import type { HealthPartOut } from '@causeway/api/contract'

/** A state of a part in a word; the colour alone would tell some people nothing. */
export const stateWords = { green: 'OK', amber: 'warning', red: 'failing' } as const

const names: Readonly<Record<string, string>> = {
  audit: 'Audit log',
  books: 'Books and chains',
  clock: 'Clock',
  database: 'Database',
  disk: 'Disk',
  fiat: 'Fiat providers',
  halts: 'Halts',
  identity: 'Identity checks',
  mail: 'Mail',
  orders: 'Orders',
  payouts: 'Payouts',
  prices: 'Prices',
  screening: 'Screening',
  signer: 'Signer',
  wallets: 'Wallets',
  workers: 'Workers',
}

/** Runbooks by part (docs/runbooks). */
const runbooks: Readonly<Record<string, string>> = {
  audit: 'audit-log',
  books: 'ledger-mismatch',
  halts: 'ledger-mismatch',
  identity: 'node-down',
  mail: 'node-down',
  orders: 'stuck-payout',
  payouts: 'stuck-payout',
  prices: 'node-down',
  screening: 'node-down',
  signer: 'restore-from-backup',
  workers: 'node-down',
}

/** What a part is called; a chain by its network. */
export function partName(part: string): string {
  const network = networkOf(part)
  return network === null ? (names[part] ?? part) : `${network} node`
}

/** Name of the runbook about a part; null where there is none. */
export function runbookOf(part: string): string | null {
  return networkOf(part) === null ? (runbooks[part] ?? null) : 'node-down'
}

/** What a screen reader hears of all parts, and again only when it changes. */
export function healthSummary(parts: readonly Pick<HealthPartOut, 'part' | 'state'>[]): string {
  const told = parts.filter(({ state }) => state !== 'green')
  if (parts.length === 0) return 'No reports yet.'
  if (told.length === 0) return 'All parts are OK.'
  return told.map(({ part, state }) => `${partName(part)}: ${stateWords[state]}`).join(', ')
}

/** The network of a chain’s part; null for other parts. */
export function networkOf(part: string): string | null {
  return part.startsWith('chain:') ? part.slice('chain:'.length) : null
}
