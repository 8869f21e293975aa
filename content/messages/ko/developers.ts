import type { English, Translated } from '../catalogue.ts'

export const developers = {} as const satisfies Translated<English['developers']>
