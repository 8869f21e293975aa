import { amount } from '@causeway/core/money'
import type { Selectable } from 'kysely'
import type { DepositTable, OrdersTable, Tx } from '../../db/index.ts'
import { setRefundAddress } from '../../order-store/save-order.ts'
import type { OrderNeeds } from '../order-needs.ts'
import type { RecalledRest, RecalledSettlement } from './recalled-settlement.ts'
import type { SettlementTerms } from './settlement-terms.ts'
import { settleAgreedPart, settleAsPayout, settleAsRefund } from './write-settlement.ts'

type Deposit = Pick<Selectable<DepositTable>, 'id' | 'units'>

/**
 * Writes a settlement down again that was signed before the database came back older: with the terms that were paid, not
 * at today's market, and only when confirmed deposits make up exactly what it settled; where nobody remembers what that
 * was, when any are confirmed. Answers false until then.
 */
export async function settleAsRecalled(
  tx: Tx,
  needs: Pick<OrderNeeds, 'clock'>,
  order: Selectable<OrdersTable>,
  given: { readonly recalled: RecalledSettlement; readonly confirmed: readonly Deposit[] },
): Promise<boolean> {
  const { recalled, confirmed } = given
  const { kind, assetIn, unitsIn, terms, number, rest } = recalled
  if (assetIn !== order.asset_from) return false
  const settled =
    unitsIn === null ? confirmed : depositsOf(unitsIn + (rest?.unitsIn ?? 0n), confirmed)
  if (settled === null || settled.length === 0) return false
  if (rest !== null && unitsIn !== null) {
    // The holder may have named the refund address after the backup.
    if (rest.target !== null) await setRefundAddress(tx, order.id, rest.target)
    await settleAgreedPart(tx, needs, order, {
      ids: settled.map(({ id }) => id),
      number,
      agreed: { total: amount(assetIn, unitsIn), terms },
      rest: { total: amount(assetIn, rest.unitsIn), terms: restTerms(assetIn, rest) },
    })
    return true
  }
  const about = {
    total: amount(
      assetIn,
      settled.reduce((sum, { units }) => sum + units, 0n),
    ),
    ids: settled.map(({ id }) => id),
    terms,
    number,
  }
  if (kind === 'payout') {
    await settleAsPayout(tx, needs, order, about)
    return true
  }
  const target = { address: recalled.destination, extraId: recalled.extraId }
  await setRefundAddress(tx, order.id, target)
  await settleAsRefund(tx, needs, order, about)
  return true
}

function restTerms(asset: string, { networkFee, unitsIn }: RecalledRest): SettlementTerms {
  return {
    gross: amount(asset, unitsIn),
    serviceFee: amount(asset, 0n),
    networkFee: amount(asset, networkFee),
    payout: amount(asset, unitsIn - networkFee),
    snapshotId: null,
    prices: null,
  }
}

/** More deposits than this in one order are not searched: an operator decides. */
const MOST_SEARCHED = 16

/** Deposits that make up a sum exactly, earlier ones first; null where none do. */
export function depositsOf<D extends { readonly units: bigint }>(
  sum: bigint,
  deposits: readonly D[],
): readonly D[] | null {
  const search = (left: bigint, from: number): readonly D[] | null => {
    if (left === 0n) return []
    for (let at = from; at < Math.min(deposits.length, MOST_SEARCHED); at += 1) {
      const deposit = deposits[at]
      if (deposit === undefined || deposit.units > left) continue
      const rest = search(left - deposit.units, at + 1)
      if (rest !== null) return [deposit, ...rest]
    }
    return null
  }
  return search(sum, 0)
}
