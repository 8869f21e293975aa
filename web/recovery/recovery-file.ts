import type { TextFile } from './download-text.ts'

export type RecoverableOrder = {
  readonly transactionId: string
  /** The secret link of the order. */
  readonly link: string
  readonly createdAt: string
  readonly currencyFrom: string
  readonly currencyTo: string
}

/** A small file that brings its holder back to an order: what it is for, in words, and the secret link. */
export function recoveryFile(about: string, order: RecoverableOrder): TextFile {
  return {
    name: `order-${order.transactionId.slice(0, 8)}.json`,
    type: 'application/json',
    text: `${JSON.stringify({ about, ...order }, null, 2)}\n`,
  }
}
