import Type, { type Static } from 'typebox'
import { call } from '../call.ts'

export const SandboxPartnerRequest = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100 }),
    dialects: Type.Optional(
      Type.Array(
        Type.Union([
          Type.Literal('v2'),
          Type.Literal('relay'),
          Type.Literal('v1'),
          Type.Literal('changehero'),
          Type.Literal('rest'),
          Type.Literal('fiat'),
        ]),
        { description: 'Dialects that the key is accepted in. Absent: all.' },
      ),
    ),
  },
  { additionalProperties: false },
)
export type SandboxPartnerRequest = Static<typeof SandboxPartnerRequest>

export const SandboxPartnerReply = Type.Object({
  partnerId: Type.String(),
  apiKey: Type.String({ description: 'Base64 of the SHA-256 of the public key (PKCS#1 DER).' }),
  privateKeyHex: Type.String({ description: 'PKCS#8 DER in hexadecimal.' }),
  privateKeyPem: Type.String({ description: 'PKCS#8.' }),
  publicKeyPem: Type.String({ description: 'PKCS#1.' }),
  secret: Type.String({ description: 'HMAC secret for v1.' }),
})
export type SandboxPartnerReply = Static<typeof SandboxPartnerReply>

/** Partners of the sandbox world. */
export const sandboxPartnersCalls = {
  addPartner: call({
    method: 'POST',
    path: '/sandbox/partners',
    summary:
      'Creates a partner with a key that may do everything. The private key and the secret are returned only here.',
    access: 'operator',
    body: SandboxPartnerRequest,
    reply: SandboxPartnerReply,
    statuses: [201],
  }),
}
