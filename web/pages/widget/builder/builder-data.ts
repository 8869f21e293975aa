/** A coin that the widget can be limited to or begin with. */
export type BuilderCoin = {
  readonly ticker: string
  /** "BTC · Bitcoin". */
  readonly label: string
  readonly canSend: boolean
  readonly canGet: boolean
}

/** A network by the name that options know it by, and as people call it. */
export type BuilderNetwork = { readonly name: string; readonly label: string }

/** Everything that the builder begins with. */
export type BuilderData = {
  /** Origin of the exchange: what the code leads to. */
  readonly publicUrl: string
  readonly coins: readonly BuilderCoin[]
  readonly networks: readonly BuilderNetwork[]
  /** Of the signed-in affiliate; null: of nobody. */
  readonly refId: string | null
  /** The path of the affiliate programme, without language; null where there is none. */
  readonly programmePath: string | null
  /** Of this page, with its language. */
  readonly path: string
  /** The address's query, from which the controls begin. */
  readonly query: string
  /** Hash of the script that other sites load. */
  readonly integrity: string
  /** Whether orders of the preview are in play money. */
  readonly isPlay: boolean
}
