/** Whether a coin can be exchanged at this moment, and which way. */
export const coinStatuses = ['available', 'sendOnly', 'receiveOnly', 'paused', 'off'] as const
export type CoinStatus = (typeof coinStatuses)[number]

/** What one exchange may be worth: decimal texts in the coin, short enough to read. */
export type CoinLimits = { readonly min: string; readonly max: string }

/** One coin as the page of supported coins shows it. */
export type CoinFacts = {
  readonly ticker: string
  /** Of its icon, and how people write the ticker. */
  readonly code: string
  readonly name: string
  readonly network: string
  readonly networkBadge: string
  readonly contractAddress: string | null
  readonly decimals: number
  readonly confirmations: number
  /** What the network calls its extra id: "Memo"; null where it has none. */
  readonly extraIdName: string | null
  readonly hasFixedRate: boolean
  readonly status: CoinStatus
  /** Null where nothing can be exchanged now. */
  readonly limits: CoinLimits | null
}
