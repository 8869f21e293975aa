import type { MessageKey } from '@causeway/content/messages'
import type { PartnerDialect } from '@causeway/core/partners'

type Kind = {
  readonly dialects: readonly PartnerDialect[]
  readonly title: MessageKey
  readonly text: MessageKey
  /** Whether a request proves more than knowledge of the key. */
  readonly signs: boolean
}

/** The kinds of keys, by what proves a request: a signature, a shared secret, or the key alone, in REST or in the protocol. */
export const keyKinds = {
  pair: {
    dialects: ['v2', 'fiat'],
    title: 'accountApi.dialectV2',
    text: 'accountApi.kindPairText',
    signs: true,
  },
  secret: {
    dialects: ['v1'],
    title: 'accountApi.dialectV1',
    text: 'accountApi.kindSecretText',
    signs: true,
  },
  bearer: {
    dialects: ['rest'],
    title: 'accountApi.dialectRest',
    text: 'accountApi.kindBearerText',
    signs: false,
  },
  unsigned: {
    dialects: ['relay', 'changehero'],
    title: 'accountApi.kindUnsigned',
    text: 'accountApi.kindUnsignedText',
    signs: false,
  },
} as const satisfies Readonly<Record<string, Kind>>

export type KeyKind = keyof typeof keyKinds
