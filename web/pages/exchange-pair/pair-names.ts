/** Both coins of a pair as sentences call them. */
export type PairNames = { readonly from: string; readonly to: string }
