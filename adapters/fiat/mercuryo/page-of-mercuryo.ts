import { createHash } from 'node:crypto'
import type { FiatCheckoutRequest } from '@causeway/core/ports'
import type { MercuryoCoin } from './coins.ts'
import type { MercuryoNeeds } from './mercuryo-needs.ts'
import { mercuryoMethod } from './payment-methods.ts'

/**
 * The address of Mercuryo's page for one order. A purchase is signed: `v2:` and the SHA-512, in hexadecimal, of address,
 * secret, the person's network address and our reference, one after the other (widget.docs.mercuryo.io, signature
 * generation). A sale has no address to protect but that for a refund, and needs none.
 */
export function pageOfMercuryo(
  needs: MercuryoNeeds,
  coin: MercuryoCoin,
  request: FiatCheckoutRequest,
  clientAddress: string,
): string {
  const url = new URL(needs.widgetUrl)
  const method = request.method === null ? null : mercuryoMethod(request)
  const filled = {
    widget_id: needs.widgetId,
    type: request.side,
    currency: coin.currency,
    network: coin.network,
    fix_currency: 'true',
    fiat_currency: request.fiat.toUpperCase(),
    fix_fiat_currency: 'true',
    ...(request.side === 'buy' ? buying(needs, request, clientAddress) : selling(request)),
    merchant_transaction_id: request.reference,
    redirect_url: request.returnUrl,
    lang: request.language,
    email: request.email,
    payment_method: method?.page ?? null,
  }
  for (const [name, value] of Object.entries(filled)) {
    if (value !== null) url.searchParams.set(name, value)
  }
  return url.href
}

function buying(
  { secret }: MercuryoNeeds,
  { amount, address, reference }: FiatCheckoutRequest,
  clientAddress: string,
) {
  const signed = `${address}${secret}${clientAddress}${reference}`
  return {
    fiat_amount: amount,
    fix_fiat_amount: 'true',
    address,
    signature: `v2:${createHash('sha512').update(signed).digest('hex')}`,
  }
}

function selling({ amount, address }: FiatCheckoutRequest) {
  return { amount, fix_amount: 'true', refund_address: address }
}
