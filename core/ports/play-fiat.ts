import type { NetworkId } from '../currencies/index.ts'
import type { AssetCode } from '../money/index.ts'
import type { FiatOrderState, FiatSide, PaymentMethod } from './fiat.ts'

/**
 * What happens to an order of the sandbox's fiat providers. `agreed`: the seller said where the money goes, and learns
 * where the coins go. `paid`: money or coins came. `paid_later`: the bank thinks about it first. `declined`: by the bank.
 * `cancelled`: by the person. `refunded` and `charged_back`: afterwards.
 */
export const playFiatOutcomes = [
  'agreed',
  'paid',
  'paid_later',
  'declined',
  'cancelled',
  'expired',
  'refunded',
  'charged_back',
] as const
export type PlayFiatOutcome = (typeof playFiatOutcomes)[number]

/** What becomes of a provider's next message: gone for good, sent twice, or overtaken by those after it. */
export const playFiatMishaps = ['lose', 'repeat', 'delay'] as const
export type PlayFiatMishap = (typeof playFiatMishaps)[number]

/** A purchase or a sale as the sandbox's provider has it. Amounts are exact decimal text of whole units. */
export type PlayFiatOrder = {
  /** The provider's own name for it; whoever knows it may open its page. */
  readonly id: string
  readonly provider: string
  readonly providerName: string
  /** The exchange's name for it. */
  readonly reference: string
  readonly side: FiatSide
  readonly fiat: AssetCode
  readonly coin: AssetCode
  readonly network: NetworkId
  readonly amountFrom: string
  readonly amountTo: string
  /** In fiat. */
  readonly fee: string
  /** What the person chose before; null: nothing yet. */
  readonly method: PaymentMethod | null
  readonly methods: readonly PaymentMethod[]
  readonly address: string
  readonly extraId: string | null
  readonly returnUrl: string
  readonly pageUrl: string
  readonly state: FiatOrderState
  /** The bank thinks about the payment. */
  readonly isBeingDecided: boolean
  readonly reason: string | null
  readonly txId: string | null
  /** Of a sale that was agreed: where the coins go. */
  readonly payInAddress: string | null
  /** Milliseconds since 1970, UTC, by the world's clock. */
  readonly createdAt: number
}
