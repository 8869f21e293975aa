import { HistoryMissing } from './node-head.ts'
import type { LedgerRange, ServerFacts } from './wire.ts'

/** The main ledger begins here; what came before was lost. */
export const FIRST_MAIN_LEDGER = 32_570

/** Throws `HistoryMissing` unless the node holds every ledger from one to another, both included. */
export function assertHeld({ held }: ServerFacts, { from, to }: LedgerRange): void {
  if (from > to || held.some((range) => range.from <= from && range.to >= to)) return
  const ranges = held.map((range) => `${range.from}-${range.to}`).join(', ')
  throw new HistoryMissing(`Ledgers ${from}-${to} are wanted, and the node holds ${ranges}`)
}

/** The first ledger from which on the node holds all up to its newest. */
export function heldFrom({ held, head }: ServerFacts): number {
  const range = held.find(({ from, to }) => from <= head.height && to >= head.height)
  if (range === undefined) throw new HistoryMissing('The node does not hold its newest ledger')
  return range.from
}

/** Whether the node holds all that ever was, and can therefore say that something never was. */
export function holdsAll(server: ServerFacts): boolean {
  return heldFrom(server) <= (server.networkId === 0 ? FIRST_MAIN_LEDGER : 1)
}
