import type { English, Translated } from '../catalogue.ts'

export const shell = {} as const satisfies Translated<English['shell']>
