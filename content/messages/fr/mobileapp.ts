import type { English, Translated } from '../catalogue.ts'

export const mobileapp = {} as const satisfies Translated<English['mobileapp']>
