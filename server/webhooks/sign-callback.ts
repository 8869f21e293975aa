import { sign } from 'node:crypto'
import { type CallbackKey, readCallbackKey } from './callback-key.ts'
import type { ClaimedDelivery } from './claim-deliveries.ts'
import type { WebhookNeeds } from './webhook-types.ts'

/** The headers that the fiat protocol adds to a message; none for messages about other things. */
export type SignCallback = (
  message: Pick<ClaimedDelivery, 'body' | 'kind'>,
) => Promise<Readonly<Record<string, string>>>

/**
 * Signs messages about fiat orders as Fiat v1 has it: base64 of RSA-SHA256 of `{"orderId":"…"}`. The key is read once; a
 * failure to read it is not kept.
 */
export function createCallbackSigner(needs: WebhookNeeds): SignCallback {
  let key: CallbackKey | null = null
  return async ({ body, kind }) => {
    if (kind !== 'fiat.updated') return {}
    key ??= await readCallbackKey(needs)
    const { data } = JSON.parse(body) as { readonly data: { readonly orderId: string } }
    const signed = JSON.stringify({ orderId: data.orderId })
    const signature = sign('RSA-SHA256', Buffer.from(signed), key.privateKey)
    return { 'x-callback-signature': signature.toString('base64') }
  }
}
