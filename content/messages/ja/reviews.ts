import type { English, Translated } from '../catalogue.ts'

export const reviews = {} as const satisfies Translated<English['reviews']>
