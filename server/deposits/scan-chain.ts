import type { ChainPort, ObservedPayment, ScanResult } from '@causeway/core/ports'
import { type Selectable, sql } from 'kysely'
import {
  type ChainCursorTable,
  inLockstep,
  isDatabaseTrouble,
  type Queryable,
} from '../db/index.ts'
import { networksOfSameKeys } from '../orders/index.ts'
import type { DepositNeeds } from './deposit-needs.ts'
import { recordPayment } from './record-payment.ts'

type Cursor = Selectable<ChainCursorTable>

const LEASE_SECONDS = 20

/** The node is on another chain than before: nothing of it may be believed. */
export class ChainChanged extends Error {
  constructor(network: string, before: string, now: string) {
    super(`${network} was chain ${before} and says it is ${now}; check the node before going on`)
    this.name = 'ChainChanged'
  }
}

/**
 * Looks at one chain once: claims its cursor, asks the node what came in, and saves the payments together with the new
 * cursor, so that nothing is missed or counted twice whatever stops in between. False where another process has it, or
 * looked less than `restMilliseconds` ago: many processes then ask a node no more often than one does.
 */
export async function scanChain(
  needs: DepositNeeds,
  chain: ChainPort,
  restMilliseconds = 0,
): Promise<boolean> {
  return (await scanForPayments(needs, chain, restMilliseconds)) !== null
}

/** The same; answers how many payments the look saw, and null instead of false. */
export async function scanForPayments(
  needs: DepositNeeds,
  chain: ChainPort,
  restMilliseconds: number,
): Promise<number | null> {
  const claimed = await claimCursor(needs, chain, restMilliseconds)
  if (claimed === null) return null
  try {
    return await scanClaimed(needs, chain, claimed)
  } catch (error) {
    await giveCursorBack(needs, chain, claimed)
    throw error
  }
}

async function scanClaimed(
  needs: DepositNeeds,
  chain: ChainPort,
  claimed: Cursor,
): Promise<number> {
  await assertSameChain(needs, chain, claimed)
  const found = await chain.scan(claimed.cursor, (candidates) => ownedOf(needs, chain, candidates))
  if (found.payments.length === 0) {
    await saveCursor(needs.database.direct(), needs, claimed, found)
    return 0
  }
  const record = (together: boolean) => {
    const rounds = together ? apart(found.payments) : found.payments.map((payment) => [payment])
    return needs.database.transaction('record_payments', async (tx) => {
      const touched: (string | null)[] = []
      for (const round of rounds) {
        await inLockstep(tx, round, async (payment) => {
          touched.push(await recordPayment(tx, needs, chain, payment))
        })
      }
      await saveCursor(tx, needs, claimed, found)
      return touched.filter((orderId) => orderId !== null)
    })
  }
  const touched = await record(true).catch((error) => {
    if (isDatabaseTrouble(error)) throw error
    // Payments to different places may be of one order: an operator can assign any.
    return record(false)
  })
  for (const orderId of touched) needs.watch.changed(orderId)
  if (touched.length > 0) needs.wake('orders')
  return found.payments.length
}

/** In rounds, in each of which no two payments are to the same place or of the same output. */
function apart(payments: readonly ObservedPayment[]): readonly (readonly ObservedPayment[])[] {
  const rounds: { readonly taken: Set<string>; readonly payments: ObservedPayment[] }[] = []
  for (const payment of payments) {
    const places = [
      `to ${payment.address} ${payment.extraId}`,
      `of ${payment.txId} ${payment.outputIndex}`,
    ]
    const last = rounds.at(-1)
    const isApart = last !== undefined && places.every((place) => !last.taken.has(place))
    const round = isApart ? last : { taken: new Set<string>(), payments: [] }
    if (!isApart) rounds.push(round)
    for (const place of places) round.taken.add(place)
    round.payments.push(payment)
  }
  return rounds.map((round) => round.payments)
}

/** Keeps where the look ended and gives the lease back. Throws where another process has taken it over. */
async function saveCursor(
  into: Queryable,
  { clock }: DepositNeeds,
  { fence, network }: Cursor,
  { cursor, height }: ScanResult,
): Promise<void> {
  const saved = await into
    .updateTable('chain_cursor')
    .set({ cursor, height, scanned_at: new Date(clock.now()), lease_until: sql<Date>`now()` })
    .where('network', '=', network)
    .where('fence', '=', fence)
    .executeTakeFirst()
  // Another process took over while this one was away: its view counts, ours is dropped whole.
  if (saved.numUpdatedRows !== 1n) throw new Error(`The lease on ${network} was lost`)
}

/** A node that fails is asked again at the next turn, not when the lease has run out. */
async function giveCursorBack(
  needs: DepositNeeds,
  chain: ChainPort,
  claimed: Cursor,
): Promise<void> {
  await needs.database
    .direct()
    .updateTable('chain_cursor')
    .set({ lease_until: null })
    .where('network', '=', chain.network)
    .where('fence', '=', claimed.fence)
    .execute()
}

async function claimCursor(
  needs: DepositNeeds,
  chain: ChainPort,
  restMilliseconds: number,
): Promise<Cursor | null> {
  const claimed = await takeLease(needs, chain, restMilliseconds)
  if (claimed !== null) return claimed
  const made = await needs.database
    .direct()
    .insertInto('chain_cursor')
    .values({ network: chain.network })
    .onConflict((conflict) => conflict.column('network').doNothing())
    .executeTakeFirst()
  return made.numInsertedOrUpdatedRows === 1n ? takeLease(needs, chain, 0) : null
}

async function takeLease(
  needs: DepositNeeds,
  chain: ChainPort,
  restMilliseconds: number,
): Promise<Cursor | null> {
  const row = await needs.database
    .direct()
    .updateTable('chain_cursor')
    .set({
      lease_until: sql<Date>`now() + ${LEASE_SECONDS} * interval '1 second'`,
      fence: sql<bigint>`fence + 1`,
    })
    .where('network', '=', chain.network)
    // A lease ends when its look does, so its end tells by the database's clock when that was.
    .where(
      sql<boolean>`(lease_until is null or
        lease_until <= now() - ${restMilliseconds} * interval '1 millisecond')`,
    )
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

async function assertSameChain(
  needs: DepositNeeds,
  chain: ChainPort,
  cursor: Cursor,
): Promise<void> {
  const identity = await chain.identity()
  if (cursor.identity === null) {
    await needs.database
      .direct()
      .updateTable('chain_cursor')
      .set({ identity })
      .where('network', '=', chain.network)
      .execute()
    return
  }
  if (cursor.identity !== identity) throw new ChainChanged(chain.network, cursor.identity, identity)
}

/**
 * Which addresses are ours: pay-ins of orders, be they of another network that has the same addresses, those of orders
 * that a restored database lost, and the hot wallets.
 */
async function ownedOf(
  needs: DepositNeeds,
  chain: ChainPort,
  candidates: readonly string[],
): Promise<ReadonlySet<string>> {
  if (candidates.length === 0) return new Set()
  const networks = networksOfSameKeys(needs.chains, chain)
  const hot = chain.assets.map((asset) => chain.hotWalletAddress(asset))
  const rows = await needs.database
    .direct()
    .selectFrom('orders')
    .select('pay_in_address')
    .distinct()
    .where('network_from', 'in', networks)
    .where('pay_in_address', 'in', candidates)
    .union(
      needs.database
        .direct()
        .selectFrom('pay_in_skipped')
        .select('address as pay_in_address')
        .where('network', 'in', networks)
        .where('address', 'in', candidates),
    )
    .execute()
  const owned = new Set(rows.map((row) => row.pay_in_address))
  for (const address of candidates) if (hot.includes(address)) owned.add(address)
  return owned
}
