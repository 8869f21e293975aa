import type { AssetCode } from '../money/index.ts'

/** How the operator prices. All shares in basis points (1 bps = 0.01 %). */
export type FeePolicy = {
  /** Changes when any figure changes; bound into every guaranteed quote. */
  readonly version: string
  readonly serviceFeeBps: bigint
  /** A partner's share of our fee, where nothing else was agreed with him. */
  readonly partnerShareBps: bigint
  /** The most that a partner may add to an order of his for himself. */
  readonly maximumCommissionBps: bigint
  readonly floatSpreadBps: bigint
  readonly fixedSpreadBps: bigint
  /** Pairs whose fees are others (feesFor). */
  readonly pairs: readonly PairRule[]
  /** Fees of partners and countries that are others (policyFor). */
  readonly payerRules: readonly PayerRule[]
  /** Each slice of an amount above `aboveUsd` costs `bps` more than the market; like tax brackets, so more always gives more. */
  readonly slippage: readonly { readonly aboveUsd: bigint; readonly bps: bigint }[]
  /** Largest order, in whole US dollars. */
  readonly maximumUsd: bigint
  /** A guaranteed quote may be used this long. */
  readonly fixedQuoteSeconds: number
  /** A guaranteed quote is withdrawn if the market moved further than this against the operator. */
  readonly fixedDriftBps: bigint
  /** An unpaid floating order expires after this. */
  readonly floatLifetimeSeconds: number
  /** Largest sum of open guaranteed payouts per asset, in whole US dollars. */
  readonly fixedExposureUsd: bigint
  /** Unpaid guaranteed orders of one pair that one client may hold. A guaranteed rate is a free option until it is paid. */
  readonly openFixedPerClient: number
  /** Unpaid guaranteed orders of every pair that one address may hold, whatever clients it names. */
  readonly openFixedPerAddress: number
}

/** What an exchange costs beside the market and the network, in basis points. */
export type PairFees = Pick<FeePolicy, 'serviceFeeBps' | 'floatSpreadBps' | 'fixedSpreadBps'>

/** Fees of pairs that differ from everybody's. A side that is null stands for every coin. */
export type PairRule = {
  readonly from: AssetCode | null
  readonly to: AssetCode | null
  readonly fees: Partial<PairFees>
  /** For whom alone; absent: for everybody. */
  readonly payer?: RulePayer
}

export const payerKinds = ['region', 'partner'] as const
export type PayerKind = (typeof payerKinds)[number]

/** A country by its ISO code, or a partner by his id, both in lower case. */
export type RulePayer = { readonly kind: PayerKind; readonly id: string }

/** Fees of a partner’s orders, or of orders from a country; of every pair where both sides are null. */
export type PayerRule = PairRule & { readonly payer: RulePayer }

/** Who an order comes from, as far as it is known. */
export type Payer = {
  /** Whose key or widget it comes by. */
  readonly partnerId?: string | null
  /** ISO code of the visitor’s country. */
  readonly country?: string | null
}

/** Quote lifetime 25 s and 36 hours as C§9 says; the shares are the operator's to set. */
export const defaultFeePolicy: FeePolicy = {
  version: '1',
  serviceFeeBps: 25n,
  partnerShareBps: 0n,
  maximumCommissionBps: 500n,
  floatSpreadBps: 10n,
  fixedSpreadBps: 60n,
  pairs: [],
  payerRules: [],
  slippage: [
    { aboveUsd: 20_000n, bps: 10n },
    { aboveUsd: 100_000n, bps: 30n },
  ],
  maximumUsd: 500_000n,
  fixedQuoteSeconds: 25,
  fixedDriftBps: 100n,
  floatLifetimeSeconds: 36 * 3600,
  fixedExposureUsd: 2_000_000n,
  openFixedPerClient: 1,
  openFixedPerAddress: 10,
}
