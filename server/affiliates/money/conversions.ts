import {
  type ConversionCurrency,
  convertBalances,
  nextConversionState,
} from '@causeway/core/affiliates'
import { bookConversion } from '@causeway/core/ledger'
import type { AssetCode } from '@causeway/core/money'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { type Selectable, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { AffiliateConversionTable, Tx } from '../../db/index.ts'
import { post } from '../../ledger/index.ts'
import type { AffiliateNeeds } from '../affiliate-needs.ts'
import {
  type AffiliateMissing,
  type AffiliateRow,
  approvedAffiliate,
  lockAffiliate,
} from '../affiliate-store.ts'
import { collectPartnerFees, readBalances } from './balances.ts'

export type ConversionFailure =
  | AffiliateMissing
  | Failure<'conversion_in_progress' | 'nothing_to_convert'>

type Conversion = Pick<
  Selectable<AffiliateConversionTable>,
  'id' | 'affiliate_id' | 'target' | 'state' | 'requested_at'
>

/** When a conversion that has to wait is tried again, and when it is given up. */
const AGAIN_SECONDS = 10
const MOST_HOURS = 24

/**
 * Has everything that exchanges earned converted to one coin, at the rate of the moment in which a worker does it. One
 * conversion at a time. Answers its id.
 */
export async function requestConversion(
  needs: AffiliateNeeds,
  accountId: string,
  target: ConversionCurrency,
): Promise<Result<string, ConversionFailure>> {
  const found = await approvedAffiliate(needs.database.direct(), accountId)
  return found.ok ? convertBalancesOf(needs, found.value.id, target) : found
}

/** The same for an affiliate in whatever state. */
export async function convertBalancesOf(
  needs: Pick<AffiliateNeeds, 'clock' | 'database' | 'wake'>,
  affiliateId: string,
  target: ConversionCurrency,
): Promise<Result<string, ConversionFailure>> {
  const requested = await needs.database.transaction('request_conversion', async (tx) => {
    // Held as by the conversion itself, so that a second request sees what the first one left.
    const affiliate = await lockAffiliate(tx, affiliateId)
    if (await isConverting(tx, affiliate)) return fail({ code: 'conversion_in_progress' as const })
    const { exchange } = await readBalances(tx, affiliate)
    if (!isConvertible(exchange, target)) return fail({ code: 'nothing_to_convert' as const })
    const id = newId()
    await tx
      .insertInto('affiliate_conversion')
      .values({
        id,
        affiliate_id: affiliate.id,
        target,
        state: 'progress',
        requested_at: new Date(needs.clock.now()),
        due_at: sql<Date>`now()`,
      })
      .execute()
    return ok(id)
  })
  if (requested.ok) needs.wake('affiliates')
  return requested
}

async function isConverting(tx: Tx, { id }: AffiliateRow): Promise<boolean> {
  const open = await tx
    .selectFrom('affiliate_conversion')
    .select('id')
    .where('affiliate_id', '=', id)
    .where('state', '=', 'progress')
    .executeTakeFirst()
  return open !== undefined
}

/** True where another coin's balance can be converted to this one. */
export function isConvertible(
  balances: ReadonlyMap<AssetCode, bigint>,
  target: ConversionCurrency,
): boolean {
  return [...balances].some(([asset, units]) => asset !== target && units !== 0n)
}

/** Does one conversion that is due, or puts it off. False where none is. */
export async function advanceDueConversion(needs: AffiliateNeeds): Promise<boolean> {
  const { rows } = await sql<Conversion>`
    update affiliate_conversion set due_at = now() + ${AGAIN_SECONDS} * interval '1 second'
    where id = (select id from affiliate_conversion where due_at <= now()
      order by due_at limit 1 for update skip locked)
    returning id, affiliate_id, target, state, requested_at`.execute(needs.database.direct())
  const [due] = rows
  if (due === undefined) return false
  await needs.database.transaction('convert_balances', (tx) => convert(tx, needs, due))
  return true
}

async function convert(tx: Tx, needs: AffiliateNeeds, due: Conversion): Promise<void> {
  const affiliate = await lockAffiliate(tx, due.affiliate_id)
  const conversion = await tx
    .selectFrom('affiliate_conversion')
    .select(['id', 'affiliate_id', 'target', 'state', 'requested_at'])
    .where('id', '=', due.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (conversion.state !== 'progress') return
  const at = new Date(needs.clock.now())
  await collectPartnerFees(tx, affiliate, at)
  const made = await decide(tx, needs, affiliate, conversion)
  if (made === 'waits') {
    const hours = (at.getTime() - conversion.requested_at.getTime()) / 3_600_000
    if (hours < MOST_HOURS) return
    needs.alert('affiliate_conversion_stuck', { affiliateId: affiliate.id, to: conversion.target })
    return end(tx, conversion, { state: nextConversionState('progress', 'gave_up'), at })
  }
  const { given, snapshotId, taken } = made
  await post(
    tx,
    bookConversion({ id: conversion.id, affiliateId: affiliate.id }, { given, taken }),
    { orderId: null, at },
  )
  await end(tx, conversion, {
    state: nextConversionState('progress', 'converted'),
    at,
    units: given.units,
    taken: JSON.stringify(taken.map(({ asset, units }) => ({ asset, units: units.toString() }))),
    snapshotId,
  })
}

/** What the conversion takes and gives now; `waits` where prices are missing, or there is not enough of the coin. */
async function decide(
  tx: Tx,
  needs: AffiliateNeeds,
  affiliate: AffiliateRow,
  { target: ticker }: Conversion,
) {
  const target = needs.catalogue.find(ticker)
  const snapshot = needs.freshSnapshot()
  if (target === undefined || snapshot === null) return 'waits'
  const { exchange } = await readBalances(tx, affiliate)
  const balances = [...exchange].flatMap(([asset, units]) => {
    const coin = needs.catalogue.find(asset)
    return coin === undefined ? [] : [{ coin, units }]
  })
  const spreadBps = needs.policy.floatSpreadBps
  const made = convertBalances(snapshot, balances, { target, spreadBps })
  // What customers were promised is not given away.
  const room = needs.stock.room(ticker)
  const isShort = room === null || room.free < made.given.units
  if (made.given.units > 0n && isShort) return 'waits'
  return { ...made, snapshotId: snapshot.id }
}

async function end(
  tx: Tx,
  { id }: Conversion,
  made: {
    readonly state: Conversion['state']
    readonly at: Date
    readonly units?: bigint
    readonly taken?: string
    readonly snapshotId?: string
  },
): Promise<void> {
  await tx
    .updateTable('affiliate_conversion')
    .set({
      state: made.state,
      ended_at: made.at,
      due_at: null,
      units: made.units ?? null,
      taken: made.taken ?? null,
      snapshot_id: made.snapshotId ?? null,
    })
    .where('id', '=', id)
    .execute()
}
