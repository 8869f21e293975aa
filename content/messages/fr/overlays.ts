import type { English, Translated } from '../catalogue.ts'

export const overlays = {} as const satisfies Translated<English['overlays']>
