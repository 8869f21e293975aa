import type { Catalogue, Currency } from '@causeway/core/currencies'
import { type Amount, type AssetCode, amount } from '@causeway/core/money'
import { hasDrifted, priceQuote, type QuotePair } from '@causeway/core/quotes'
import type { MarketSnapshot } from '@causeway/core/rates/market-snapshot'
import type { Selectable } from 'kysely'
import { withAccountCost } from '../../account-names/check-new-account.ts'
import type { OrdersTable } from '../../db/index.ts'
import type { OrderNeeds } from '../order-needs.ts'
import type { HoldReason } from '../order-types.ts'

/** What a settlement stands on: gross = payout + service fee + network fee. */
export type SettlementTerms = {
  readonly gross: Amount
  /** A partner's commission included. */
  readonly serviceFee: Amount
  readonly networkFee: Amount
  readonly payout: Amount
  /** The market it was priced on; null where nothing was priced. */
  readonly snapshotId: string | null
  /** The market when it is settled, to tell what it earned; null where nobody knows it. */
  readonly prices: SettlementPrices | null
}

/** Attodollars per whole coin: what came in, what goes out, and the coin of the payout network's fees. */
export type SettlementPrices = {
  readonly in: bigint
  readonly out: bigint
  readonly fee: bigint | null
}

type Order = Selectable<OrdersTable>
/** What of an order says how its money is priced. */
export type PricedOrder = Pick<
  Order,
  'asset_from' | 'asset_to' | 'network_to' | 'account_cost' | 'commission_bps' | 'policy_version'
>
/** What was guaranteed for how much, too. */
export type GuaranteedOrder = PricedOrder & Pick<Order, 'expected_from' | 'expected_to'>
type Needs = Pick<OrderNeeds, 'catalogue' | 'termsOf' | 'freshSnapshot'>

/** The figures that were guaranteed when the order was placed. */
export function guaranteedTerms(needs: Needs, order: Order): SettlementTerms {
  return {
    gross: amount(order.asset_to, order.gross),
    serviceFee: amount(order.asset_to, order.exchange_fee),
    networkFee: amount(order.asset_to, order.network_fee),
    payout: amount(order.asset_to, order.expected_to),
    snapshotId: order.snapshot_id,
    prices: pricesOf(needs, order, needs.freshSnapshot()),
  }
}

/**
 * The guaranteed figures of an order whose rate binds us no more: where the same amount would still be promised about the
 * same now. `drifted`: the market ran away from them, or deals in such an amount no longer.
 */
export function termsUnlessDrifted(
  needs: Needs,
  order: Order,
): SettlementTerms | 'drifted' | 'no_price' {
  const drift = driftOf(needs, order)
  return drift === 'none' ? guaranteedTerms(needs, order) : drift
}

/** Whether the market ran away from guaranteed figures; `no_price`: prices are missing or too old; ask again. */
export function driftOf(needs: Needs, order: GuaranteedOrder): 'none' | 'drifted' | 'no_price' {
  const snapshot = needs.freshSnapshot()
  if (snapshot === null) return 'no_price'
  const { catalogue, policy } = needs.termsOf(order.policy_version)
  const quoted = priceQuote(
    {
      pair: pairOf(catalogue, order),
      side: 'from',
      given: amount(order.asset_from, order.expected_from),
      kind: 'fixed',
      commissionBps: BigInt(order.commission_bps),
    },
    { snapshot, policy, availableTo: null },
  )
  if (!quoted.ok) {
    const { code } = quoted.failure
    return code.startsWith('amount') ? 'drifted' : 'no_price'
  }
  const promised = {
    side: 'from' as const,
    fromUnits: order.expected_from,
    toUnits: order.expected_to,
  }
  return hasDrifted(promised, quoted.value, policy) ? 'drifted' : 'none'
}

/**
 * The figures at the market now, or why the holder must choose. `no_price`: prices are missing or too old; ask again.
 */
export function marketTerms(
  needs: Needs,
  order: PricedOrder,
  total: Amount,
): SettlementTerms | HoldReason | 'no_price' {
  const snapshot = needs.freshSnapshot()
  if (snapshot === null) return 'no_price'
  const { catalogue, policy } = needs.termsOf(order.policy_version)
  const quoted = priceQuote(
    {
      pair: pairOf(catalogue, order),
      side: 'from',
      given: total,
      kind: 'float',
      commissionBps: BigInt(order.commission_bps),
    },
    { snapshot, policy, availableTo: null },
  )
  if (quoted.ok) {
    return {
      gross: quoted.value.gross,
      serviceFee: quoted.value.exchangeFee,
      networkFee: quoted.value.networkFee,
      payout: quoted.value.to,
      snapshotId: snapshot.id,
      prices: pricesOf(needs, order, snapshot),
    }
  }
  if (quoted.failure.code === 'amount_below_minimum') return 'amount_too_small'
  if (quoted.failure.code === 'amount_above_maximum') return 'amount_too_large'
  return 'no_price'
}

/** The figures that the order's holder accepted on hold; null where none were, or the sum is another one since. */
export function agreedTerms(needs: Needs, order: Order, total: Amount): SettlementTerms | null {
  const { agreed_gross: gross, agreed_exchange_fee: fee, agreed_network_fee: networkFee } = order
  if (order.agreed_in !== total.units) return null
  if (gross === null || fee === null || networkFee === null) return null
  return {
    gross: amount(order.asset_to, gross),
    serviceFee: amount(order.asset_to, fee),
    networkFee: amount(order.asset_to, networkFee),
    payout: amount(order.asset_to, gross - fee - networkFee),
    snapshotId: order.agreed_snapshot,
    prices: pricesOf(needs, order, needs.freshSnapshot()),
  }
}

/** What goes back of a sum that is refunded whole, less the network fee; null where nothing would be left. `policyVersion`: the order’s. */
export function refundTerms(
  needs: Pick<Needs, 'termsOf'>,
  policyVersion: string,
  total: Amount,
): SettlementTerms | null {
  const networkFee = refundFeeOf(needs, policyVersion, total.asset)
  if (total.units <= networkFee) return null
  return {
    gross: total,
    serviceFee: amount(total.asset, 0n),
    networkFee: amount(total.asset, networkFee),
    payout: amount(total.asset, total.units - networkFee),
    snapshotId: null,
    prices: null,
  }
}

/** What sending back a coin costs the order’s holder, in its smallest units. */
export function refundFeeOf(
  needs: Pick<Needs, 'termsOf'>,
  policyVersion: string,
  asset: AssetCode,
): bigint {
  return coinOf(needs.termsOf(policyVersion).catalogue, asset).networkFeeUnits
}

function pricesOf(
  needs: Needs,
  order: PricedOrder,
  snapshot: MarketSnapshot | null,
): SettlementPrices | null {
  const priceIn = snapshot?.prices.get(order.asset_from)
  const priceOut = snapshot?.prices.get(order.asset_to)
  if (snapshot === null || priceIn === undefined || priceOut === undefined) return null
  const feeAsset = needs.catalogue.network(order.network_to)?.feeAsset
  const fee = feeAsset === undefined ? undefined : snapshot.prices.get(feeAsset)
  return { in: priceIn, out: priceOut, fee: fee ?? null }
}

function pairOf(catalogue: Catalogue, order: PricedOrder): QuotePair {
  return {
    from: coinOf(catalogue, order.asset_from),
    to: withAccountCost(coinOf(catalogue, order.asset_to), order.account_cost ?? 0n),
  }
}

/** A coin of an order. Throws where files list it no longer. */
export function coinOf(catalogue: Catalogue, ticker: string): Currency {
  const found = catalogue.find(ticker)
  if (found === undefined) throw new Error(`${ticker} is no longer in the catalogue`)
  return found
}
