import type { English, Translated } from '../catalogue.ts'

export const sellCrypto = {} as const satisfies Translated<English['sellCrypto']>
