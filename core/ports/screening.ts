import type { NetworkId } from '../currencies/index.ts'
import type { AssetCode } from '../money/index.ts'
import type { Failure, Result } from '../result/index.ts'

/** Where money would go, or where it came in. */
export type ScreeningDirection = 'destination' | 'refund' | 'deposit'

export type ScreenedSubject = {
  readonly currency: AssetCode
  readonly network: NetworkId
  /** Of a deposit: the pay-in address that it reached. */
  readonly address: string
  readonly extraId: string | null
  /** The transaction of a deposit; null for an address alone. */
  readonly txId: string | null
  readonly direction: ScreeningDirection
}

/** Why a subject scores as it does, in words that every provider's own are translated to. */
export const screeningReasons = [
  'none',
  'sanctions',
  'stolen_funds',
  'scam',
  'mixer',
  'darknet',
  'gambling',
  'other',
] as const
export type ScreeningReason = (typeof screeningReasons)[number]

/** What a provider says of a subject. */
export type Screening = {
  /** 0 (nothing known) to 100 (certain), whole. */
  readonly score: number
  /** True where it stands on a list of addresses that nobody may pay. */
  readonly isListed: boolean
  readonly reason: ScreeningReason
  /** Who says so. */
  readonly source: string
}

/** The provider gave no answer that can be read. It says nothing of the subject. */
export type ScreeningFailure = Failure<'screening_unavailable'>

/** Tells how risky it is to deal with an address or a payment. Never throws for a provider that does not answer. */
export type ScreeningPort = {
  readonly name: string
  readonly screen: (subject: ScreenedSubject) => Promise<Result<Screening, ScreeningFailure>>
}
