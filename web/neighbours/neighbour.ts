/** The trades beside exchanging: with money of a bank, in or out, or against a loan (CALC-02). */
export type NeighbourKind = 'buy' | 'sell' | 'borrow'

/** What the visitor came for and what can be done about it here. Money as decimal text, currencies as people read them. */
export type Neighbour = {
  readonly kind: NeighbourKind
  /** Null where the address named no amount of something known. */
  readonly asked: {
    readonly amount: string
    readonly from: string
    readonly to: string | null
  } | null
  /** The exchange that comes nearest. */
  readonly instead: { readonly from: string; readonly to: string; readonly path: string }
}
