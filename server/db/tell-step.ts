/** Told where in its life a transaction is: `place_order:before_commit`, `place_order:after_commit`. */
export type TellStep = (label: string) => void
