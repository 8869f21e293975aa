import {
  type ConversionCurrency,
  type PayoutCurrency,
  payoutCurrencies,
} from '@causeway/core/affiliates'
import { type AssetCode, amount } from '@causeway/core/money'
import type {
  ConversionView,
  MoneySummary,
  PayoutAddress,
  PayoutView,
} from '@causeway/server/affiliates'
import type {
  AffiliateConversionOut,
  AffiliatePayoutOut,
  AffiliateStatuses,
  PayoutAddressesOut,
  RevenueSummary,
} from '../../contract/index.ts'
import type { Wording } from '../../failures/index.ts'

/** Payout addresses by coin. `now`: milliseconds since 1970. */
export function addressesOut(addresses: readonly PayoutAddress[], now: number): PayoutAddressesOut {
  const of = (currency: PayoutCurrency) =>
    addresses.find((each) => each.currency === currency)?.address ?? null
  const isLocked = ({ usableAt }: PayoutAddress) => usableAt.getTime() > now
  const lockOf = (currency: PayoutCurrency) =>
    addresses
      .find((each) => each.currency === currency && isLocked(each))
      ?.usableAt.toISOString() ?? null
  return {
    btc: of('btc'),
    eth: of('eth'),
    usdt20: of('usdt20'),
    isPending: addresses.some(isLocked),
    usableAt: { btc: lockOf('btc'), eth: lockOf('eth'), usdt20: lockOf('usdt20') },
  }
}

/** What can be done with an affiliate's balances now. */
export function statusesOut({ canConvert, payouts }: MoneySummary): AffiliateStatuses {
  return {
    canConvertAllToEth: canConvert.eth,
    canConvertAllToBtc: canConvert.btc,
    canPayoutToEth: payouts.eth.canPayout,
    canPayoutToBtc: payouts.btc.canPayout,
    canPayoutToUsdt20: payouts.usdt20.canPayout,
  }
}

/** `progress` while balances are being converted. */
function convertStatusOf({ running }: MoneySummary): 'idle' | 'progress' {
  return running.conversions > 0 ? 'progress' : 'idle'
}

/** What can be done, and what is being done. */
export function transfersOut(summary: MoneySummary) {
  return {
    statuses: statusesOut(summary),
    runningOperations: { ...summary.running },
    convertProgressStatus: convertStatusOf(summary),
  }
}

/** EARN-08. */
export function revenueOut(
  summary: MoneySummary,
  words: Wording,
  addresses: PayoutAddressesOut,
): RevenueSummary {
  const { balances } = summary.stand
  const sum = (asset: AssetCode, units: bigint) => words.units(amount(asset, units))
  const of = <T>(make: (currency: PayoutCurrency) => T) => ({
    btc: make('btc'),
    eth: make('eth'),
    usdt20: make('usdt20'),
  })
  const estimate = (figures: MoneySummary['total']) => ({
    btc: estimateOut('btc', figures, words),
    eth: estimateOut('eth', figures, words),
  })
  const lines = (found: ReadonlyMap<AssetCode, bigint>) =>
    [...found]
      .toSorted(([one], [two]) => one.localeCompare(two))
      .map(([currency, units]) => ({ currency, amount: sum(currency, units) }))
  const { converted } = summary
  return {
    c2cTotalBalanceEstimate: estimate(summary.total),
    f2cBalanceEstimate: { usdt20: sum('usdt20', balances.purchase.get('usdt20') ?? 0n) },
    readyToPayout: of((currency) => sum(currency, summary.payouts[currency].balance)),
    readyToConvert: estimate(summary.convertible),
    withdrawAvailable: of((currency) => summary.payouts[currency].canPayout),
    minWithdrawAmount: of((currency) => sum(currency, summary.payouts[currency].minimum)),
    withdrawFee: of((currency) => sum(currency, summary.payouts[currency].fee)),
    convertProgressStatus: convertStatusOf(summary),
    convertedAmount: converted && {
      currency: converted.asset,
      amount: words.units(converted),
    },
    payoutAddresses: addresses,
    balances: lines(balances.exchange),
    held: lines(balances.held),
  }
}

/** An estimate of a conversion in whole coins; null without prices. */
export function estimateOut(
  currency: ConversionCurrency,
  figures: Readonly<Record<ConversionCurrency, bigint | null>>,
  words: Wording,
): string | null {
  const units = figures[currency]
  return units === null ? null : words.units(amount(currency, units))
}

/** A payout as the wire has it. */
export function payoutOut(payout: PayoutView, words: Wording): AffiliatePayoutOut {
  const { address, endedAt, fee, id, isMonthly, requestedAt, sent, state, txId } = payout
  const currency = payoutCurrencies.find((each) => each === sent.asset)
  if (currency === undefined) throw new Error(`${sent.asset} is no coin of payouts`)
  return {
    id,
    currency,
    amount: words.units(sent),
    fee: words.units(fee),
    address,
    status: state,
    isMonthly,
    txId,
    createdAt: requestedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}

/** A conversion as the wire has it. */
export function conversionOut(
  { endedAt, given, id, requestedAt, state, to }: ConversionView,
  words: Wording,
): AffiliateConversionOut {
  return {
    id,
    currency: to,
    status: state,
    amount: given === null ? null : words.units(given),
    createdAt: requestedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}
