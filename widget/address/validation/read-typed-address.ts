import { readPaymentUri } from '@causeway/core/addresses'
import type { AddressValue } from '../address-value.ts'
import type { AddressCoin } from './address-finding.ts'

/** What a typed, pasted or scanned text makes of a field. */
export type TypedAddress = {
  readonly value: AddressValue
  /** What a payment request asks for, in whole coins; null where it names no amount. */
  readonly amountText: string | null
}

/**
 * Takes a payment URI apart (BIP-21, EIP-681, …): address and memo go into their fields, the amount is offered. Any other
 * text stays as it is; one that asks for another coin stays too, for the verdict to say so. Spaces around are dropped
 * once something is pasted behind them, never while a text is being typed.
 */
export function readTypedAddress(
  coin: AddressCoin,
  before: AddressValue,
  text: string,
): TypedAddress {
  const uri = readPaymentUri(text.trim(), {
    currency: coin,
    network: { id: coin.protocol, addressFamily: coin.addressFamily },
  })
  if (uri === null || !uri.ok) return { value: { ...before, text }, amountText: null }
  const { address, extraId, amountText } = uri.value
  const isMemoNamed = extraId !== null && coin.extraIdName !== null
  return {
    value: {
      text: address,
      extraId: isMemoNamed ? extraId : before.extraId,
      noExtraId: isMemoNamed ? false : before.noExtraId,
    },
    amountText,
  }
}
