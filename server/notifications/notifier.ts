import type { Tx } from '../db/index.ts'

/** A mail to write once the transaction has committed. */
export type OrderMail = {
  readonly to: string
  readonly publicCode: string
  /** Code of the language to write in; null for English. */
  readonly language: string | null
  readonly state: string
  /** Why an order on hold waits; null otherwise. */
  readonly reason: string | null
  /** An order's event is told once. */
  readonly key: string
}

/** Leaves work in the outbox, in the caller's transaction. */
export type Notifier = {
  readonly orderChanged: (tx: Tx, mail: OrderMail) => Promise<void>
}
