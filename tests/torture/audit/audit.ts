import { setTimeout as pause } from 'node:timers/promises'
import { holdingsAtVenue, mustAsk } from '../../customers/index.ts'
import type { Place } from '../markets/market.ts'
import type { Findings } from '../report/outcome.ts'
import { persist, unitsOf } from '../stage/customer.ts'
import type { Stage } from '../stage/stage.ts'
import type { Told } from '../stage/stories.ts'
import { auditPayments } from './audit-order.ts'

export type LedgerTotals = {
  readonly sums: readonly { readonly asset: string; readonly sum: string }[]
  readonly accounts: readonly {
    readonly account: string
    readonly asset: string
    readonly balance: string
  }[]
}

/** Transfers whose node answered badly are tried again at most every two minutes (ADR 0005), and must get through then. */
const AGREED_WITHIN_MILLISECONDS = 180_000
const LOOK_MILLISECONDS = 200
const VENUE = 'venue:sandbox'
/** Accounts of the shop's own; any other must be empty when all orders have ended. */
const STANDING = ['wallet', 'capital', 'trading', 'fee:service', 'fee:network', 'fee:venue', VENUE]

/** Counts on chain what each customer received, and compares the books with the chain and, unless told otherwise, the trading venue. */
export async function audit(
  stage: Stage,
  told: readonly Told[],
  { withVenue = true }: { readonly withVenue?: boolean } = {},
): Promise<Findings> {
  const orders = await Promise.all(told.map((one) => auditOrder(stage, one)))
  const unfinished = orders.some(({ lost }) => lost.length > 0)
  // Books of orders that are still open tell nothing that is not told already.
  const books = unfinished ? [] : await auditBooks(stage, withVenue)
  return {
    lost: orders.flatMap(({ lost }) => lost),
    doubled: orders.flatMap(({ doubled }) => doubled),
    wrong: [...orders.flatMap(({ wrong }) => wrong), ...books],
  }
}

async function auditOrder(stage: Stage, told: Told): Promise<Findings> {
  const { ended, order, owed, story, trouble, wasHeld } = told
  const { created, id, wish } = order
  const binds = wish.isFixedRate === true && !wasHeld
  return auditPayments(
    {
      name: `${story} ${wish.from}-${wish.to} ${id}`,
      to: wish.to,
      owed,
      guaranteed: binds ? created.amountExpectedTo : null,
      ended,
      trouble,
    },
    {
      paidOut: await stage.market.received({ asset: wish.to, ...order.destination }),
      paidBack: await stage.market.received({ asset: wish.from, ...order.refund }),
    },
  )
}

/** At rest: every asset sums to zero, nothing is owed or under way, and the wallets are what the chain holds. */
async function auditBooks(stage: Stage, withVenue: boolean): Promise<readonly string[]> {
  const deadline = Date.now() + AGREED_WITHIN_MILLISECONDS
  let faults: readonly string[] = []
  do {
    faults = await bookFaults(stage, deadline, withVenue)
    if (faults.length === 0) return []
    await pause(LOOK_MILLISECONDS)
  } while (Date.now() < deadline)
  return faults
}

async function bookFaults(
  stage: Stage,
  deadline: number,
  withVenue: boolean,
): Promise<readonly string[]> {
  const { accounts, sums } = await persist(stage, deadline, () =>
    mustAsk<LedgerTotals>(stage.shop, 'GET', '/api/sandbox/ledger/totals'),
  )
  const chain = await stage.market.holdings(distinct(stage.payIns))
  const venue = holdingsAtVenue(stage.shop.dataDir)
  const balanceOf = (account: string, asset: string) =>
    accounts.find((one) => one.account === account && one.asset === asset)?.balance ?? '0'
  const differ = (account: string, where: ReadonlyMap<string, bigint>) =>
    [...where]
      .filter(([asset, units]) => unitsOf(asset, balanceOf(account, asset)) !== units)
      .map(
        ([asset, units]) =>
          `${account} is ${balanceOf(account, asset)} ${asset} in the books, outside ${units} units`,
      )
  return [
    ...sums.filter(({ sum }) => sum !== '0').map(({ asset, sum }) => `sum of ${asset} is ${sum}`),
    ...accounts
      .filter(({ account }) => !STANDING.includes(account))
      .map(({ account, asset, balance }) => `${account} holds ${balance} ${asset}`),
    ...differ('wallet', chain),
    ...(withVenue ? differ(VENUE, venue) : []),
  ]
}

function distinct(places: readonly Place[]): readonly Place[] {
  const byAddress = new Map(places.map((place) => [`${place.asset} ${place.address}`, place]))
  return [...byAddress.values()]
}
