import { answered, type FiatCall } from '../fiat-call.ts'

/** What `X-Callback-Signature` is verified with: PEM, and base64 of it, which is how the protocol writes keys. */
export const getCallbackKey: FiatCall = {
  method: 'GET',
  path: '/callback-key',
  summary: 'The public key that X-Callback-Signature is verified with.',
  scope: 'read',
  params: [],
  answer: async ({ useCases }) => {
    const publicKeyPem = await useCases.webhooks.callbackKey()
    return answered({ publicKey: Buffer.from(publicKeyPem).toString('base64'), publicKeyPem })
  },
}
