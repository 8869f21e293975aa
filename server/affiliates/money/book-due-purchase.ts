import { PURCHASE_CURRENCY, purchaseFeeOf } from '@causeway/core/affiliates'
import { amount, convertRoundedDown } from '@causeway/core/money'
import { midRate } from '@causeway/core/rates/market-snapshot'
import { reverseCommission } from '../../commissions/change-commission.ts'
import { bookPurchaseCommission } from '../../commissions/purchase-commissions.ts'
import type { Tx } from '../../db/index.ts'
import {
  type DueFiatCommission,
  settleDueFiatCommission,
  takeDueFiatCommission,
} from '../../fiat/index.ts'
import type { AffiliateNeeds } from '../affiliate-needs.ts'

const AGAIN_SECONDS = 60

/**
 * Books one purchase that has ended, at the prices of the moment, or takes back what was booked for one that was refunded
 * or charged back. Without prices it waits. False where none is due.
 */
export async function bookDuePurchase(needs: AffiliateNeeds): Promise<boolean> {
  return needs.database.transaction('book_purchase_commission', async (tx) => {
    const order = await takeDueFiatCommission(tx)
    if (order === null) return false
    const isDone = await book(tx, needs, order)
    await settleDueFiatCommission(tx, order.id, isDone ? null : AGAIN_SECONDS)
    return true
  })
}

/** False where it has to wait for prices. */
async function book(tx: Tx, needs: AffiliateNeeds, order: DueFiatCommission): Promise<boolean> {
  const at = new Date(needs.clock.now())
  if (order.status !== 'ended') {
    await reverseCommission(tx, order.id, at)
    return true
  }
  const { affiliate_id: affiliateId } = order
  if (affiliateId === null) return true
  const [bought, credited] = [
    needs.catalogue.find(order.coin),
    needs.catalogue.find(PURCHASE_CURRENCY),
  ]
  const snapshot = needs.freshSnapshot()
  if (snapshot === null || bought === undefined || credited === undefined) return false
  const rate = midRate(snapshot, bought, credited)
  const prices = {
    bought: snapshot.prices.get(bought.ticker),
    credited: snapshot.prices.get(credited.ticker),
  }
  if (!rate.ok || prices.bought === undefined || prices.credited === undefined) return false
  const units = order.reported_to ?? order.amount_to
  const worth = convertRoundedDown(amount(bought.ticker, units), rate.value).units
  const { purchaseRevenueBps: revenueBps } = needs.affiliatePolicy
  await bookPurchaseCommission(tx, {
    id: order.id,
    affiliateId,
    toolId: order.affiliate_tool ?? '',
    accountId: order.account_id,
    clientId: order.client_id,
    destination: order.destination,
    shareBps: order.affiliate_bps,
    asset: order.coin,
    units,
    earned: purchaseFeeOf({ worth, revenueBps }, BigInt(order.affiliate_bps)),
    prices: { bought: prices.bought, credited: prices.credited },
    at,
  })
  return true
}
