import type { MessageKey } from '@causeway/content/messages'
import type { PartnerDialect } from '@causeway/core/partners'

type Kind = {
  readonly dialects: readonly PartnerDialect[]
  readonly title: MessageKey
  readonly text: MessageKey
}

/** The kinds of keys, by what proves a request: a signature, a shared secret, or the key alone. */
export const keyKinds = {
  pair: {
    dialects: ['v2'],
    title: 'accountApi.dialectV2',
    text: 'accountApi.kindPairText',
  },
  secret: {
    dialects: ['v1'],
    title: 'accountApi.dialectV1',
    text: 'accountApi.kindSecretText',
  },
  bearer: {
    dialects: ['rest'],
    title: 'accountApi.dialectRest',
    text: 'accountApi.kindBearerText',
  },
  unsigned: {
    dialects: ['relay', 'changehero'],
    title: 'accountApi.kindUnsigned',
    text: 'accountApi.kindUnsignedText',
  },
} as const satisfies Readonly<Record<string, Kind>>

export type KeyKind = keyof typeof keyKinds
