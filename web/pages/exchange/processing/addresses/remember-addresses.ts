import { keepAddress, safeStorage } from '@causeway/widget/address'
import { readSignedIn } from '../../../../signed-in/signed-in.ts'
import type { ExchangeChoice } from '../exchange-choice.ts'
import type { OrderFields } from '../order/order-fields.ts'

/** Keeps the addresses of an order that was made, for the next one in this browser; those of refused orders never. */
export function rememberAddresses(choice: ExchangeChoice, fields: OrderFields): void {
  const storage = safeStorage()
  const isAccounts = readSignedIn() === true
  keepAddress(storage, {
    currency: choice.to,
    kind: 'destination',
    address: fields.destinationAddress,
    extraId: fields.extraId,
    alias: fields.destinationAlias || null,
    isAccounts,
  })
  if (fields.refundAddress === '') return
  keepAddress(storage, {
    currency: choice.from,
    kind: 'refund',
    address: fields.refundAddress,
    extraId: fields.refundExtraId,
    alias: fields.refundAlias || null,
    isAccounts,
  })
}
