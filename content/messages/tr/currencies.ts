import type { English, Translated } from '../catalogue.ts'

export const currencies = {} as const satisfies Translated<English['currencies']>
