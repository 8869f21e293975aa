import type { English, Translated } from '../catalogue.ts'

export const articles = {} as const satisfies Translated<English['articles']>
