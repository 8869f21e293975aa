import { randomBytes } from 'node:crypto'

/** Names an account to affiliates and partners; gives nothing away. */
export function newMerchantId(): string {
  return randomBytes(10).toString('hex')
}
